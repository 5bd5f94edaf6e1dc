import { useMutation } from '@apollo/client/react';
import { useHost } from '@portfolio/remote-kit';
import { useRef } from 'react';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { ReorderSections } from './sections.graphql.ts';

interface Options {
  page: PageOfSections;
  /** The page as it is shown. */
  onPage: (page: PageOfSections) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageOfSections) => void;
  onFailed: (error: unknown) => void;
}

interface Wanted {
  order: string[];
  /** Said once it is saved. */
  words: string;
}

/**
 * Shows a new order at once and saves it (core-site.md §7, reorder_sections). Orders are saved one after the other, each
 * on top of the revision that the last one made: whoever presses a button twice is not taken for a second editor.
 */
export function useReorder({ page, onPage, onChanged, onFailed }: Options) {
  const [reorder] = useMutation(ReorderSections);
  const { announce } = useHost();
  /** The newest order that is not on its way yet. */
  const next = useRef<Wanted>(undefined);
  const saving = useRef(false);
  /** What the last order made: known here before it is drawn, and a key may be pressed in between. */
  const made = useRef(page);

  const save = async (): Promise<void> => {
    let saved = made.current.id === page.id && made.current.revision > page.revision ? made.current : page;
    let words = '';
    try {
      while (next.current) {
        const { order } = next.current;
        ({ words } = next.current);
        next.current = undefined;
        const variables = { pageId: page.id, sectionsOrder: order, revision: saved.revision };
        const { data } = await reorder({ variables });
        saved = data?.item ?? saved;
        made.current = saved;
      }
      onChanged(saved);
      announce(words);
    } catch (error) {
      next.current = undefined;
      onPage(saved);
      onFailed(error);
    }
  };

  return async (sections: PageOfSections['sections'], words: string): Promise<void> => {
    onPage({ ...page, sections });
    next.current = { order: sections.map(({ id }) => id), words };
    if (saving.current) return;
    saving.current = true;
    await save();
    saving.current = false;
  };
}
