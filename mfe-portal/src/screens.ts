import { createScreens } from '@portfolio/remote-kit/screens';
import { useTranslation } from './translator.ts';

/** The kit's parts of screens, in the words of this remote. */
export const { Confirm, Dialog, LoadError } = createScreens(useTranslation);
