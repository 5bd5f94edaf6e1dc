import { createListTools } from '@portfolio/remote-kit/list-tools';
import { createScreens } from '@portfolio/remote-kit/screens';
import { useTranslation } from './translator.ts';

/** The kit's parts of screens, in the words of this remote. */
export const { Confirm, LoadError, NoneFound, StaleIfError } = createScreens(useTranslation);
export const { ListTools, SelectionBar } = createListTools(useTranslation);
