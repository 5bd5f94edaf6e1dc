import { useToast } from '@portfolio/ui/toast';
import { createContext, use } from 'react';
import { useTranslation } from '../translator.ts';
import { useEditing } from './use-editing.ts';

/** Hears which revision is the present one now. */
export const TellRevision = createContext<(revision: number) => void>(() => {});

/** What follows a save after which one goes on: it is said, and what was new has its own address from here on. */
export function useGoOn(): (saved: { id: string; revision: number }) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const tellRevision = use(TellRevision);
  const { place, edit } = useEditing();
  return ({ id, revision }) => {
    toast('success', t('savedGoOn'));
    tellRevision(revision);
    if (place?.action === 'create') edit(id, true);
  };
}
