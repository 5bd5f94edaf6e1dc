import { useZone } from '@portfolio/remote-kit';
import { shiftWhen, showsSameClock, zoneName } from '@portfolio/remote-kit/times';
import { Muted } from '@portfolio/ui/text';
import Globe from 'lucide-react/icons/globe';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Sign = styled(Globe)`
  display: inline-block;
  margin-inline-end: 0.25em;
  vertical-align: -0.15em;
`;

/** "22:00–06:00" is one word to a reader, not to a browser; on a phone there may be no room for it. */
const Time = styled.time`
  @media (min-width: 48rem) {
    white-space: nowrap;
  }
`;

interface Begun {
  startTime: string;
  timeZone: string;
}

interface Timed extends Begun {
  endTime: string;
}

/** When a shift is, on the clock of its site, wherever it is told: the same in every list, and on every screen of it. */
export function useShiftTime() {
  const { t, language } = useTranslation();
  const own = useZone();
  return {
    whenOf: ({ startTime, endTime, timeZone }: Timed): string => shiftWhen(startTime, endTime, language, timeZone),
    /** Whose clock it is, where it is not the reader's. */
    markOf: ({ startTime, timeZone }: Begun): string | undefined =>
      showsSameClock(timeZone, own, new Date(startTime)) ? undefined : t('times.zone', { zone: zoneName(timeZone) }),
  };
}

/** The time of a shift, and below whose clock that is where it is not the reader's. */
export function ShiftTime({ shift }: { shift: Timed }) {
  const { whenOf } = useShiftTime();
  return (
    <>
      <Time dateTime={shift.startTime}>{whenOf(shift)}</Time>
      <ZoneMark shift={shift} />
    </>
  );
}

/** Before its place, where there is no room for a line of its own: likewise, told to who points at it or listens. */
export function ZoneSign({ shift }: { shift: Timed }) {
  const mark = useShiftTime().markOf(shift);
  return mark === undefined ? null : <Sign role="img" aria-label={mark} size={14} />;
}

/** Below a time: whose clock it is, where it is not the reader's. */
export function ZoneMark({ shift }: { shift: Begun }) {
  const mark = useShiftTime().markOf(shift);
  return mark === undefined ? null : <Muted as="div">{mark}</Muted>;
}

/** Elapsed hours, whatever the clocks do in between: "Shift duration = hours between end and start" (scheduling.md §9). */
export const hoursBetween = (startTime: string, endTime: string): number =>
  (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
