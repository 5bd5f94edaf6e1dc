import { shiftWhen } from '@portfolio/remote-kit/times';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { toldOf } from '../conflicts/conflict-notices.tsx';
import { useTranslation } from '../../translator.ts';
import type { Batch, BatchShift } from './batch.graphql.ts';

export const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 16rem;
  margin: ${space(2)} 0 0;
  padding: ${space(3)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
`;

const Why = styled.p`
  color: ${color.danger};
`;

const Warned = styled.p`
  color: ${color.warning};
`;

/** More are counted, not listed: nobody reads hundreds of lines in a dialog. */
const listed = 60;

const states = ['REFUSED', 'MADE', 'THERE'] as const;

interface Props {
  batch: Batch;
  zone: string;
  nothing: string;
  /** What becomes of those that are there already. */
  there?: string;
}

/** What would be made, what is there already, and what cannot be made, and why. */
export function BatchPreview({ batch: { shifts }, zone, nothing, there }: Props) {
  const { t } = useTranslation();
  if (shifts.length === 0) return <Notice kind="info">{nothing}</Notice>;
  const groups = states
    // What somebody should look at comes first.
    .map((state) => ({
      state,
      own: shifts
        .filter((shift) => shift.state === state)
        .toSorted((a, b) => Number(b.conflicts.length > 0) - Number(a.conflicts.length > 0)),
    }))
    .filter(({ own }) => own.length > 0);
  const warned = shifts.filter(({ state, conflicts }) => state === 'MADE' && conflicts.length > 0).length;
  return (
    <Stack $gap={3}>
      {groups.map(({ state, own }) => (
        <div key={state}>
          <Notice kind={kinds[state]}>
            {t(`repetition.states.${state}`, { count: own.length })}
            {state === 'THERE' && there && ` ${there}`}
            {state === 'MADE' && warned > 0 && ` ${t('repetition.warned', { count: warned })}`}
          </Notice>
          {state !== 'THERE' && <List shifts={own} zone={zone} label={t(`repetition.lists.${state}`)} />}
        </div>
      ))}
    </Stack>
  );
}

const kinds = { REFUSED: 'warning', MADE: 'success', THERE: 'info' } as const;

function List({ shifts, zone, label }: { shifts: readonly BatchShift[]; zone: string; label: string }) {
  const { t, language } = useTranslation();
  const when = ({ startTime, endTime }: Pick<BatchShift, 'startTime' | 'endTime'>) =>
    shiftWhen(startTime, endTime, language, zone);
  const why = ({ reason, overlapped, clientName: client, employeeName: employee }: BatchShift) => {
    if (!reason || reason === 'RULE') return undefined;
    const other = overlapped ? { client: overlapped.clientName, when: when(overlapped) } : { client };
    return t(`repetition.reasons.${reason}`, { employee, ...other });
  };
  return (
    // It can be scrolled, so it can be reached.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Lines aria-label={label} tabIndex={0}>
      {shifts.slice(0, listed).map((shift, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of them may be the same
        <li key={index}>
          <strong>{shift.employeeName}</strong> {when(shift)}
          <Muted>{[shift.clientName, shift.locationName, shift.title].filter(Boolean).join(' · ')}</Muted>
          {why(shift) && <Why>{why(shift)}</Why>}
          {shift.conflicts.map((conflict) => {
            const { sentence, refuses } = toldOf(conflict, language, zone);
            return refuses ? <Why key={sentence}>{sentence}</Why> : <Warned key={sentence}>{sentence}</Warned>;
          })}
        </li>
      ))}
      {shifts.length > listed && <li>{t('repetition.more', { count: shifts.length - listed })}</li>}
    </Lines>
  );
}
