import { calendarDay } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import type { RotationValues } from './rotation-values.ts';

/** Its lists in words, where two versions of them are shown: a line for each of their parts. */
export function useRotationWords() {
  const { t, language } = useTranslation();
  const day = (date: string): string => (date === '' ? '…' : calendarDay(date, language));
  const words = {
    teams: (value: RotationValues['teams']) => value,
    phases: (value: RotationValues['phases']) =>
      value.map(({ from, pattern, watches, offsets }) =>
        [
          day(from),
          pattern,
          watches.map(({ code, startTime, endTime }) => `${code} ${startTime}–${endTime}`).join(', '),
          offsets.map((offset) => `+${offset}`).join(' '),
        ].join(' · '),
      ),
    members: (value: RotationValues['members']) =>
      value.map(({ employeeName, postName, team, from, until }) =>
        [employeeName, postName, team, `${day(from)} – ${day(until)}`].join(' · '),
      ),
  };
  const labels = { teams: 'rotations.teams', phases: 'rotations.phases', members: 'rotations.members' } as const;
  const inWords = (name: keyof typeof words) => ({
    label: t(labels[name]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value of the field of this name
    say: (value: unknown) => words[name](value as never).join('\n'),
  });
  return { teams: inWords('teams'), phases: inWords('phases'), members: inWords('members') };
}
