import { enumName } from '@portfolio/remote-kit/forms';
import {
  minutesOfDay,
  overlap,
  saidWithin,
  startOfDay,
  stretchOf,
  stretchOfDay,
  wallOf,
  type Said,
  type Stroke,
  type Wall,
} from '@portfolio/planning/dated';
import Ban from 'lucide-react/icons/ban';
import Eraser from 'lucide-react/icons/eraser';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { AvailabilityStroke } from '../../generated/graphql.ts';
import type { DocumentType } from '../../generated/index.ts';
import type { MyDatedAvailability } from './painted.graphql.ts';

export const brushes = ['CANNOT', 'RATHER_NOT', 'RATHER', 'ERASE'] as const;
/** What is said has a shape, not only a colour. */
export const kindIcons = { CANNOT: Ban, RATHER_NOT: ThumbsDown, RATHER: ThumbsUp, ERASE: Eraser } as const;
export const parts = ['day', 'morning', 'late', 'night', 'times'] as const;

/** With what days are painted. */
export interface Brush {
  kind: (typeof brushes)[number];
  part: (typeof parts)[number];
  /** `HH:MM`, of the part `times`. */
  from: string;
  until: string;
}

/** The watches of a day; a night ends on the next. */
export const hours = {
  morning: ['06:00', '14:00'],
  late: ['14:00', '22:00'],
  night: ['22:00', '06:00'],
} as const;

/** Of a day, the time that a brush paints. */
function timeOn(day: string, { part, from, until }: Brush): Wall {
  const start = startOfDay(day);
  if (part === 'day') return { from: start, until: start + minutesOfDay };
  const [start_time, end_time] = part === 'times' ? [from, until] : hours[part];
  const stretch = stretchOfDay({ start_time, end_time });
  return { from: start + stretch.start, until: start + stretch.end };
}

/** What a brush says of some days, in their order; on a single day that says so already, it takes that away. */
export function strokesOn(said: readonly Said[], days: readonly string[], brush: Brush): Stroke[] {
  const times = days.map((day) => timeOn(day, brush));
  const wanted = kindOf(brush.kind);
  const [only] = times;
  const kind = times.length === 1 && only && isSaid(said, only, wanted) ? null : wanted;
  const strokes: Stroke[] = [];
  for (const time of times) {
    const last = strokes.at(-1);
    if (last?.until === time.from) last.until = time.until;
    else strokes.push({ ...time, kind, reason: '' });
  }
  return strokes;
}

const kindOf = (kind: Brush['kind']): Stroke['kind'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GraphQL writes enums in capitals
  kind === 'ERASE' ? null : (kind.toLowerCase() as Said['kind']);

const isSaid = (said: readonly Said[], time: Wall, kind: Stroke['kind']): boolean =>
  saidWithin(said, time).some((part) => part.kind === kind && part.from === time.from && part.until === time.until);

const isPart = ({ from, until }: Wall): boolean => until - from < minutesOfDay;

/** What is said of a day. A night is told of the day on which it begins. */
export function saidOn(said: readonly Said[], day: string): Said[] {
  const whole = wholeDay(day);
  return said
    .filter((part) => overlap(part, whole) && (part.from >= whole.from || !isPart(part)))
    .flatMap((part) => (isPart(part) ? part : saidWithin([part], whole)));
}

export const wholeDay = (day: string): Wall => ({ from: startOfDay(day), until: startOfDay(day) + minutesOfDay });

/** Of what is said of a day, its times; undefined where it is the whole day. */
export function timesOf(part: Wall): string | undefined {
  if (!isPart(part)) return undefined;
  const { from_time, until_time } = stretchOf(part);
  return `${from_time ?? '00:00'}–${until_time ?? '24:00'}`;
}

type Row = DocumentType<typeof MyDatedAvailability>['myDatedAvailability'][number];

export const saidIn = ({ kind, fromDay, fromTime, untilDay, untilTime, reason }: Row): Said => ({
  ...wallOf({ from_day: fromDay, from_time: fromTime, until_day: untilDay, until_time: untilTime }),
  kind: kindOf(kind)!,
  reason,
});

export function strokeSent({ kind, reason, ...time }: Stroke): AvailabilityStroke {
  const { from_day: fromDay, from_time: fromTime, until_day: untilDay, until_time: untilTime } = stretchOf(time);
  return { kind: kind && enumName(kind), fromDay, fromTime, untilDay, untilTime, reason };
}
