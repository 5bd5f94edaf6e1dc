import { dayAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { useHealing } from '@portfolio/ui/error-state';
import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { KeptResult } from './use-kept-query.ts';

/** How old is what is around: undefined while it is what the server says. */
const Around = createContext<string | undefined>(undefined);

/** Whether what is around is a copy: nothing can be saved then. */
export const useIsCopy = (): boolean => useContext(Around) !== undefined;

const Place = styled.div`
  margin-bottom: ${space(4)};
`;

/** Moments so near to each other, in milliseconds, are told as one. */
const sameMoment = 60_000;

type Props = Pick<KeptResult<never>, 'keptAt' | 'retry' | 'retrying'> & { children: ReactNode };

/** Says above a copy that there is no connection, and how old the copy is; once, where copies contain others. */
export function AsOf({ keptAt, retry, retrying, children }: Props) {
  const { t, language } = useTranslation();
  const around = useContext(Around);
  useHealing(keptAt === undefined ? undefined : retry, retrying);
  const isTold = around !== undefined && Date.parse(around) - Date.parse(keptAt ?? around) < sameMoment;
  return (
    <Around value={keptAt ?? around}>
      {keptAt !== undefined && !isTold && (
        <Place>
          <Notice kind="info">{t('offline.asOf', { time: dayAndTime(keptAt, language, viewersZone()) })}</Notice>
        </Place>
      )}
      {children}
    </Around>
  );
}
