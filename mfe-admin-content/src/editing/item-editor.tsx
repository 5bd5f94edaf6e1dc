import { useQuery, useMutation } from '@apollo/client/react';
import { originalLanguage } from '@portfolio/contracts/content';
import { useRetry } from '@portfolio/remote-kit';
import type { Language } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ErrorState } from '@portfolio/ui/error-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useToast } from '@portfolio/ui/toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Area } from '../area.ts';
import type { RevisedKind } from '../generated/graphql.ts';
import { History } from '../history/history.tsx';
import { LoadError } from '../screens.ts';
import { languageOf } from '../translations/language-of.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useTranslation } from '../translator.ts';
import { Back } from './back.ts';
import { DraftNotice } from './draft-notice.tsx';
import { DraftingContext } from './drafting.ts';
import type { ItemQuery } from './item-query.ts';
import { focusHeading } from './focus-heading.ts';
import { shownBy, useDrafting } from './use-drafting.ts';
import { useEditing } from './use-editing.ts';
import { TellRevision } from './use-go-on.ts';
import { CopyItem } from '../history/history.graphql.ts';
import { TranslationEditor } from './translation-form.tsx';
import { useItemTranslations } from './translation-source.ts';

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

/** Makes a draft of what is saved, and opens it. */
function CopyButton({ kind, id }: { kind: RevisedKind; id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const { edit } = useEditing();
  const [copy, { loading }] = useMutation(CopyItem);
  const make = async (): Promise<void> => {
    try {
      const { data } = await copy({ variables: { kind, id } });
      if (!data) return;
      void refresh(...shownBy[kind]);
      toast('success', t('copied', { title: data.copy.title }));
      edit(data.copy.id);
    } catch {
      toast('danger', t('copyFailed'));
    }
  };
  return (
    <Button icon={<CopyPlus aria-hidden />} loading={loading} onClick={() => void make()}>
      {t('copy')}
    </Button>
  );
}

/** An item in another language, to be edited. */
function Translation({ kind, id, language }: { kind: RevisedKind; id: string; language: Language }) {
  return <TranslationEditor language={language} source={useItemTranslations(kind, id)} />;
}
