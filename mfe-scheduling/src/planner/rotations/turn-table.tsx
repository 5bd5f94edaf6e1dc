import { dayNumber, isoDay } from '@portfolio/planning/demand';
import { watchesOf } from '@portfolio/planning/rotations';
import { Button } from '@portfolio/ui/button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { color, fontSize, radius, soft, space } from '@portfolio/ui/tokens';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { inputOf, type RotationValues } from './rotation-values.ts';

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Days = styled.table`
  border-collapse: collapse;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    min-width: 2.25rem;
    padding: ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: center;
  }

  thead th {
    color: ${color.muted};
    font-weight: inherit;
  }

  tbody th,
  tfoot th {
    position: sticky;
    left: 0;
    min-width: 7rem;
    max-width: 12rem;
    background: ${color.surface};
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

const tones = ['info', 'accent', 'warning', 'success'] as const;

const Cell = styled.td<{ $tone: number }>`
  background: ${({ $tone }) => ($tone < 0 ? 'transparent' : soft(tones[$tone % tones.length]!))};
  color: ${({ $tone }) => ($tone < 0 ? color.muted : color.text)};
`;

const shown = 28;

/** Who works when for four weeks: a row for each of them, and for a team that is empty; below, how many there are at each watch. */
export function TurnTable({ values }: { values: RotationValues }) {
  const { t, language } = useTranslation();
  const { phases, teams, members, until } = inputOf(values);
  const first = phases
    .map(({ from }) => from)
    .filter(isDay)
    .toSorted()[0];
  const [weeks, setWeeks] = useState(0);
  if (first === undefined) return null;
  const known = phases.filter(({ from }) => isDay(from));
  const watchOf = watchesOf({
    phases: known.map(({ from, pattern, watches, offsets }) => ({
      from,
      pattern,
      offsets,
      watches: watches.map(({ code, startTime, endTime }) => ({ code, start_time: startTime, end_time: endTime })),
    })),
    until: until ?? null,
  });
  const begin = dayNumber(first) + weeks * 7;
  const days = Array.from({ length: shown }, (_, at) => isoDay(begin + at));
  const codes = [...new Set(known.flatMap(({ watches }) => watches.map(({ code }) => code)))];
  const rows = teams.flatMap((team, at) => {
    const own = (members ?? []).filter((member) => member.team === at + 1);
    if (own.length === 0) return [{ name: team, member: { team: at + 1, from: null, until: null } }];
    return own.map((member) => ({
      name: `${values.members[members!.indexOf(member)]!.employeeName || '…'} (${team})`,
      member: { team: at + 1, from: member.from ?? null, until: member.until ?? null },
    }));
  });
  const short = new Intl.DateTimeFormat(language, { weekday: 'narrow', day: 'numeric', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const label = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const range = label.formatRange(new Date(days[0]!), new Date(days.at(-1)!));
  return (
    <Stack $gap={3} as="section" aria-label={t('rotations.preview')}>
      <h2>{t('rotations.preview')}</h2>
      <Cluster>
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden />}
          disabled={weeks === 0}
          onClick={() => setWeeks(Math.max(0, weeks - 4))}
        >
          {t('rotations.earlier')}
        </Button>
        <span role="status">{range}</span>
        <Button size="small" icon={<ChevronRight aria-hidden />} onClick={() => setWeeks(weeks + 4)}>
          {t('rotations.later')}
        </Button>
      </Cluster>
      {/* It can be scrolled, so it can be reached. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Frame tabIndex={0} role="group" aria-label={t('rotations.preview')}>
        <Days>
          <thead>
            <tr>
              <th scope="col">{t('rotations.employee')}</th>
              {days.map((day) => (
                <th key={day} scope="col" abbr={long.format(new Date(day))}>
                  {short.format(new Date(day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, member }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of them may be called the same
              <tr key={at}>
                <th scope="row">{name}</th>
                {days.map((day) => {
                  const code = watchOf(member, day)?.code;
                  return (
                    <Cell key={day} $tone={code === undefined ? -1 : codes.indexOf(code)}>
                      {code ?? '–'}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {codes.map((code) => (
              <tr key={code}>
                <th scope="row">{t('rotations.at', { code })}</th>
                {days.map((day) => (
                  <td key={day}>{rows.filter(({ member }) => watchOf(member, day)?.code === code).length}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </Days>
      </Frame>
    </Stack>
  );
}

const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
