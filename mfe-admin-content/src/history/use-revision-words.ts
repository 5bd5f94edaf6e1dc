import { useDateTime } from '../times/use-date-time.ts';
import type { RevisionsQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

export type ListedRevision = RevisionsQuery['revisions'][number];

/** When something was saved, and by whom. */
export function useRevisionWords(): (revision: ListedRevision) => string {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return ({ savedAt, savedById, savedByName }) => {
    const when = dateTime(savedAt);
    if (savedByName) return t('history.by', { when, who: savedByName });
    return savedById ? t('history.by', { when, who: t('history.someone') }) : when;
  };
}
