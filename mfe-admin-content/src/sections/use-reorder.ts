import { useMutation } from '@apollo/client/react';
import { useUndo } from '@portfolio/ui/toast';
import { useRef } from 'react';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useInTurn } from '../sorting/sortable-list.tsx';
import { ReorderSections } from './sections.graphql.ts';

interface Options {
  page: PageOfSections;
  /** The page as it is shown. */
  onPage: (page: PageOfSections) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageOfSections) => void;
  onFailed: (error: unknown) => void;
}

type Sections = PageOfSections['sections'];

interface Wanted {
  order: string[];
  /** Called once it is saved. */
  done: () => void;
}

/**
 * Shows a new order at once, saves it and says so, with Undo (core-site.md §7, reorder_sections). Orders are saved one after the other, each
 * on top of the revision that the last one made: whoever presses a button twice is not taken for a second editor.
 */
export function useReorder({ page, onPage, onChanged, onFailed }: Options) {
  const [reorder] = useMutation(ReorderSections);
  const offerUndo = useUndo();
  /** What the last order made: known here before it is drawn, and a key may be pressed in between. */
  const made = useRef(page);
  const newest = (): PageOfSections =>
    made.current.id === page.id && made.current.revision > page.revision ? made.current : page;

  const save = useInTurn(async ({ order, done }: Wanted) => {
    const before = newest();
    const variables = { pageId: page.id, sectionsOrder: order, revision: before.revision };
    const { data } = await reorder({ variables });
    made.current = data?.item ?? before;
    done();
  });

  const put = async (sections: Sections, done: () => void): Promise<void> => {
    onPage({ ...newest(), sections });
    try {
      if (await save({ order: sections.map(({ id }) => id), done })) onChanged(newest());
    } catch (error) {
      onPage(newest());
      throw error;
    }
  };

  return async (sections: Sections, words: string): Promise<void> => {
    const before = page.sections;
    try {
      await put(sections, () => offerUndo(words, () => put(before, () => {})));
    } catch (error) {
      onFailed(error);
    }
  };
}
