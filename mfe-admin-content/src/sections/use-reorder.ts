import { useMutation } from '@apollo/client/react';
import { useHost } from '@portfolio/remote-kit';
import { useRef } from 'react';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useInTurn } from '../sorting/use-in-turn.ts';
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
  /** What the last order made: known here before it is drawn, and a key may be pressed in between. */
  const made = useRef(page);
  const newest = (): PageOfSections =>
    made.current.id === page.id && made.current.revision > page.revision ? made.current : page;

  const save = useInTurn(async ({ order, words }: Wanted) => {
    const before = newest();
    const variables = { pageId: page.id, sectionsOrder: order, revision: before.revision };
    const { data } = await reorder({ variables });
    made.current = data?.item ?? before;
    announce(words);
  });

  return async (sections: PageOfSections['sections'], words: string): Promise<void> => {
    onPage({ ...page, sections });
    try {
      const isSaved = await save({ order: sections.map(({ id }) => id), words });
      if (!isSaved) return;
      onChanged(newest());
    } catch (error) {
      onPage(newest());
      onFailed(error);
    }
  };
}
