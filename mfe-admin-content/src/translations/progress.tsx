import { originalLanguage, translationLanguages } from '@portfolio/contracts/content';
import { languageNames, type Language } from '@portfolio/remote-kit/manifest';
import { useFresh } from '@portfolio/remote-kit/screens';
import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import type { ContentProgressQuery, RevisedKind, TranslationState } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { ContentProgress } from './translations.graphql.ts';

type Progress = ContentProgressQuery['contentProgress'][number];

/** How far the items of a list are, by their ids; nothing while it is not known. */
export function useProgress(kind: RevisedKind, items: readonly { id: string }[] = []): ReadonlyMap<string, Progress> {
  const ids = items.map(({ id }) => id);
  const { data, previousData } = useFresh(ContentProgress, { kind, ids }, { skip: ids.length === 0 });
  return new Map((data ?? previousData)?.contentProgress.map((progress) => [progress.itemId, progress]));
}

/** A state in word, shape and colour. */
export const looks: Record<TranslationState, Status> = {
  MISSING: 'inactive',
  PARTIAL: 'pending',
  OUTDATED: 'troubled',
  CURRENT: 'active',
};

/** That a draft waits beside it, and how its translations are, once there is one. */
export function ProgressBadges({ progress }: { progress: Progress | undefined }) {
  const { t } = useTranslation();
  if (!progress) return null;
  const isTranslated = progress.translations.some(({ state }) => state !== 'MISSING');
  return (
    <>
      {progress.hasDraft && <StatusBadge status="pending">{t('drafts.beside')}</StatusBadge>}
      {isTranslated &&
        progress.translations.map(({ language, state }) => (
          <StatusBadge key={language} status={looks[state]}>
            {t('translations.stateOf', {
              language: languageNames[languageOf(language)],
              state: t(`translations.states.${state}`),
            })}
          </StatusBadge>
        ))}
    </>
  );
}

/** The language of this name; the original's for another. */
export const languageOf = (name: string | null): Language =>
  translationLanguages.find((language) => language === name) ?? originalLanguage;
