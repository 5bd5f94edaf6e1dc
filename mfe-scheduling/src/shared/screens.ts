import { createListTools } from '@portfolio/remote-kit/list-tools';
import { createPreview } from '@portfolio/remote-kit/preview';
import { createScreens } from '@portfolio/remote-kit/screens';
import { useTranslation } from '../translator.ts';

/** The kit's parts of screens, in the words of this remote. */
export const { AskModal, Confirm, Dialog, ListPages, LoadError, Loaded, NoneFound, StaleIfError } =
  createScreens(useTranslation);
export const { ListTools, SelectionBar } = createListTools(useTranslation);
export const { Beside, Preview } = createPreview(useTranslation);
