import { useQuery, useMutation } from '@apollo/client/react';
import { originalLanguage } from '@portfolio/contracts/content';
import { useRetry } from '@portfolio/remote-kit';
import type { Language } from '@portfolio/remote-kit/manifest';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ErrorState } from '@portfolio/ui/error-state';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { space } from '@portfolio/ui/tokens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Area } from '../area.ts';
import type { RevisedKind, DraftBesideFragment } from '../generated/graphql.ts';
import { History } from '../history/history.tsx';
import { LoadError, Confirm } from '../screens.ts';
import { useDateTime } from '../times/use-date-time.ts';
import { languageOf } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { shownBy, useDrafting } from './use-drafting.ts';
import { useEditing, isEdited, TellRevision, DraftingContext, type ItemQuery, Back } from './use-editing.ts';
import { CopyItem, DeletePage, DeletePost, DeleteProject } from '../history/history.graphql.ts';
import { TranslationEditor, LanguageSwitch } from './translation-form.tsx';
import { useItemTranslations } from './translation-source.ts';
import { focusHeading } from './focus.ts';

interface Props<Item> {
  area: Area;
  query: ItemQuery<Item>;
  /** The item to edit; undefined for a new one. */
  id: string | undefined;
  /** What keeps its former revisions, shown below the form. */
  history?: RevisedKind;
  /** The form of the present version, or of a new item. */
  children: (item: Item | undefined) => ReactNode;
}

/** The form's part of a list-and-form screen: its title, the way back, and the form once the item is there. */
export function ItemEditor<Item extends { title: string; revision: number; isPublished: boolean }>({
  area,
  query,
  id,
  history,
  children,
}: Props<Item>) {
  const { t } = useTranslation();
  const { list, language: asked } = useEditing();
  const language = languageOf(asked);
  const isOriginal = language === originalLanguage;
  const refresh = useRefresh();
  // Past every cache: an editor must not begin from an old version.
  const result = useQuery(query, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'no-cache',
  });
  const { failure, retry, retrying } = useRetry(result);
  const { data, loading } = result;
  const item = data?.item ?? undefined;
  const { drafting, draft, isKnown, discard } = useDrafting({
    kind: history,
    id,
    isPublished: item?.isPublished === true,
  });
  /** Of the last save after which one went on. */
  const [saved, setSaved] = useState(0);
  const title = id === undefined ? t(`${area}.create`) : t(`${area}.edit`);

  return (
    <>
      <PageHeading
        back={
          <Back>
            {/* A link, so that leaving by it asks about unsaved changes like every other. */}
            <LinkButton
              as={Link}
              to={{ search: list }}
              replace
              variant="ghost"
              size="small"
              icon={<ArrowLeft aria-hidden />}
            >
              {t(`${area}.back`)}
            </LinkButton>
          </Back>
        }
        description={item?.title}
        actions={item && id !== undefined && history && !drafting.isDraft && <CopyButton kind={history} id={id} />}
      >
        {title}
      </PageHeading>
      {id === undefined && children(undefined)}
      {item && history && <LanguageSwitch language={language} />}
      {item && history && id !== undefined && !isOriginal && <Translation {...{ id, language }} kind={history} />}
      {isOriginal && item && history && draft && (
        <DraftNotice kind={history} isDraft={drafting.isDraft} draft={draft} onDiscard={discard} />
      )}
      {/* Begun anew when an earlier revision is taken back. */}
      {isOriginal && item && isKnown && (
        <TellRevision key={item.revision} value={setSaved}>
          <DraftingContext value={drafting}>{children(item)}</DraftingContext>
        </TellRevision>
      )}
      {isOriginal && item && id !== undefined && history && (
        <History
          kind={history}
          id={id}
          present={Math.max(saved, item.revision)}
          onRestored={() => {
            refresh(...shownBy[history]).catch(() => {}); // each list says itself that it cannot be loaded
            // What had the focus goes with the version of before.
            void result.refetch().then(focusHeading, () => {});
          }}
        />
      )}
      {(loading || !isKnown) && !(item && isKnown) && !failure && <FormSkeleton label={t('loading')} />}
      {data && !item && <ErrorState title={t(`${area}.notFound`)}>{t('goneHint')}</ErrorState>}
      {failure && <LoadError title={t(`${area}.loadFailed`)} retry={retry} retrying={retrying} />}
    </>
  );
}

/** What deletes an item. */
const removedBy = { PROJECT: DeleteProject, PAGE: DeletePage, POST: DeletePost };

/** Makes a draft of what is saved, and opens it. */
function CopyButton({ kind, id }: { kind: RevisedKind; id: string }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const refresh = useRefresh();
  const { edit } = useEditing();
  const [copy] = useMutation(CopyItem);
  const [remove] = useMutation(removedBy[kind]);
  const make = async (): Promise<void> => {
    const work = async () => {
      const { data } = await copy({ variables: { kind, id } });
      void refresh(...shownBy[kind]);
      edit(data!.copy.id);
      return data!.copy;
    };
    await run(work, {
      done: ({ title }) => t('copied', { title }),
      failed: () => t('copyFailed'),
      undo: async ({ id: made }) => {
        await remove({ variables: { id: made } });
        void refresh(...shownBy[kind]);
        if (isEdited(made)) edit(id, true);
      },
    });
  };
  return (
    <Button icon={<CopyPlus aria-hidden />} loading={busy} onClick={() => void make()}>
      {t('copy')}
    </Button>
  );
}

/** An item in another language, to be edited. */
function Translation({ kind, id, language }: { kind: RevisedKind; id: string; language: Language }) {
  return <TranslationEditor language={language} source={useItemTranslations(kind, id)} />;
}

/** Apart from the form below. */
const Place = styled.div`
  margin-bottom: ${space(5)};
`;

interface DraftNoticeProps {
  kind: RevisedKind;
  draft: DraftBesideFragment;
  /** What is edited is the draft itself. */
  isDraft: boolean;
  onDiscard: () => Promise<unknown>;
}

/** Says of a draft what it stands beside, and of what is published that there is one. */
function DraftNotice(props: DraftNoticeProps) {
  return (
    <Place>
      <Said {...props} />
    </Place>
  );
}

function Said({ kind, draft, isDraft, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { edit } = useEditing();
  const { draftId, slug, ofTitle, savedAt, isBehind } = draft;
  if (!isDraft) {
    return (
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={() => edit(draftId)}>
            {t('drafts.open')}
          </Button>
        }
      >
        {t('drafts.waits', { when: dateTime(savedAt) })}
      </Notice>
    );
  }
  return (
    <Notice
      kind={isBehind ? 'warning' : 'info'}
      action={
        <Cluster $gap={2}>
          {kind === 'PAGE' && (
            <LinkButton
              as={Link}
              size="small"
              to={`/admin/pages/sections/${draftId}`}
              state={{ page: { id: Number(draftId), title: ofTitle, slug } }}
            >
              {t('drafts.sections')}
            </LinkButton>
          )}
          <Confirm
            size="small"
            action={t('drafts.discard')}
            question={t('drafts.discardQuestion', { title: ofTitle })}
            onConfirm={async () => void (await onDiscard())}
          />
        </Cluster>
      }
    >
      {t('drafts.is', { title: ofTitle })} {isBehind && t('drafts.behind')}
    </Notice>
  );
}
