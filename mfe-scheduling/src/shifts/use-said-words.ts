import type { Absence } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

interface Said {
  lateMinutes?: number | null;
  absence?: Absence | null;
}

/** What its employee has said of a shift, in words; undefined where they said nothing. */
export function useSaidWords(): (said: Said) => string | undefined {
  const { t } = useTranslation();
  return ({ lateMinutes, absence }) => {
    if (absence) return t(`said.absent.${absence}`);
    return lateMinutes ? t('said.late', { minutes: lateMinutes }) : undefined;
  };
}
