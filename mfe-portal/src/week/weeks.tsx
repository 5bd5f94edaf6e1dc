import { calendarDays } from '@portfolio/remote-kit/times';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Title } from '@portfolio/ui/text';
import type { ReactNode } from 'react';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { byWeek } from './days.ts';
import { Total } from './week.tsx';

interface Props {
  /** In order of time, either way. */
  shifts: readonly PortalShift[];
  /** Whether others come before or after these, so that the week at that end may not be whole. */
  isCut: { before: boolean; after: boolean };
  renderShift: (shift: PortalShift) => ReactNode;
}

/** Shifts by the week in which they start, each with its hours and pay; a week that is cut has no sum, as it would be wrong. */
export function Weeks({ shifts, isCut, renderShift }: Props) {
  const { language } = useTranslation();
  const weeks = byWeek(shifts);
  return (
    <Stack $gap={5}>
      {weeks.map(({ monday, sunday, shifts: ofWeek }, place) => {
        const isWhole = !(isCut.before && place === 0) && !(isCut.after && place === weeks.length - 1);
        const name = calendarDays(monday, sunday, language);
        return (
          <Stack as="section" key={monday} aria-label={name} $gap={2}>
            <Cluster $justify="space-between">
              <Title as="h3">{name}</Title>
              {isWhole && <Total shifts={ofWeek} />}
            </Cluster>
            <Stack as="ul" $gap={1}>
              {ofWeek.map((shift) => (
                <li key={shift.id}>{renderShift(shift)}</li>
              ))}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
}
