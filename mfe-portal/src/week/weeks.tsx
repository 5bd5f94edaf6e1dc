import { calendarDays } from '@portfolio/remote-kit/times';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { fontSize, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { byWeek } from './days.ts';
import { Total } from './week.tsx';

const Title = styled.h3`
  font-size: ${fontSize.body};
  letter-spacing: 0;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: '';
`;

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
              <Title>{name}</Title>
              {isWhole && <Total shifts={ofWeek} />}
            </Cluster>
            <List>
              {ofWeek.map((shift) => (
                <li key={shift.id}>{renderShift(shift)}</li>
              ))}
            </List>
          </Stack>
        );
      })}
    </Stack>
  );
}
