import { useMutation, useQuery } from '@apollo/client/react';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import { useToast } from '@portfolio/ui/toast';
import type { DraftBesideFragment, RevisedKind } from '../generated/graphql.ts';
import { RestoreRevision } from '../history/history.graphql.ts';
import { useTranslation } from '../translator.ts';
import { useEditing, type Drafting } from './use-editing.ts';
import { graphql } from '../generated/index.ts';

graphql('fragment DraftBeside on ContentDraft { ...all }');

const DraftOfItem = graphql('query DraftOfItem { contentDraft { ...DraftBeside } }');
const StartDraft = graphql('mutation StartDraft { startDraft { ...DraftBeside } }');
const PublishDraft = graphql('mutation PublishDraft { publishDraft { ...all } }');
const DiscardDraft = graphql('mutation DiscardDraft { discardDraft }');

/** The fields of the graph that show an item. */
export const shownBy: Record<RevisedKind, string[]> = {
  PROJECT: ['projects', 'project', 'tags'],
  PAGE: ['pages', 'page', 'pageBySlug'],
  POST: ['blogPosts', 'patronPosts', 'patronPost'],
};

interface Edited {
  kind: RevisedKind | undefined;
  id: string | undefined;
  isPublished: boolean;
}

/** The draft that an item is, or that stands beside it, and what can be done with it. */
export function useDrafting({ kind, id, isPublished }: Edited) {
  const { t } = useTranslation();
  const toast = useToast();
  const { run } = useAction();
  const refresh = useRefresh();
  const { edit, close } = useEditing();
  const [start] = useMutation(StartDraft);
  const [publish] = useMutation(PublishDraft);
  const [discard] = useMutation(DiscardDraft);
  const [restore] = useMutation(RestoreRevision);
  const about = { kind: kind ?? 'POST', id: id ?? '' };
  const isAsked = kind !== undefined && id !== undefined;
  // Where it cannot be told there is none, and none is begun: it could replace one that is there.
  const result = useQuery(DraftOfItem, { variables: about, skip: !isAsked, fetchPolicy: 'no-cache' });
  const { data, error } = result;
  const draft: DraftBesideFragment | undefined = data?.contentDraft ?? undefined;
  const isDraft = draft !== undefined && draft.draftId === id;

  const drafting: Drafting = {
    isDraft,
    ...(isPublished &&
      data &&
      !draft && {
        start: async () => {
          const begun = await start({ variables: about });
          if (!begun.data) throw new Error('The server answered without the draft.');
          return begun.data.startDraft;
        },
      }),
    onStarted: (begun) => {
      toast('success', t('drafts.kept'));
      edit(begun);
    },
    async publish() {
      if (!kind || !draft) return;
      const expected = draft.isBehind ? null : draft.ofRevision;
      const work = async () => {
        const { data: done } = await publish({ variables: { ...about, expected } });
        void refresh(...shownBy[kind]);
        // The list says where it is on the site.
        close({ ...done!.publishDraft, published: true });
        return done!.publishDraft;
      };
      await run(work, {
        done: ({ title }) => t('drafts.published', { title }),
        failed: t('drafts.publishFailed'),
        undo: async ({ id: of, revision, before }) => {
          await restore({ variables: { kind, id: of, revision: before, expected: revision, keep: true } });
          void refresh(...shownBy[kind]);
        },
      });
      // It may be behind by now.
      void result.refetch().catch(() => undefined);
    },
  };
  return {
    drafting,
    draft,
    /** What is edited may be drawn: whether it is a draft is known, as far as it can be. */
    isKnown: !isAsked || data !== undefined || error !== undefined,
    discard: () =>
      run(
        async () => {
          await discard({ variables: about });
          if (draft) edit(draft.ofId, true);
        },
        { done: t('drafts.discarded'), failed: t('drafts.discardFailed') },
      ),
  };
}
