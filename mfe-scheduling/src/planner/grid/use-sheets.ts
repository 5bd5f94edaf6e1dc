import type { CalendarDate } from '@internationalized/date';
import { shiftLength } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import { useGapWords } from './gap-block.tsx';
import { useGrid } from './grid-context.ts';
import type { Row, Schedule, ScheduledShift, Site } from './grid.types.ts';
import { siteId, sitesOf } from './layout.ts';
import { pagesOf, paper, weekPages } from './paper.ts';
import { sheetsOf } from './sheets.ts';
import { useShiftWords } from './use-shift-words.ts';

/** A row of a printed week: for each day, what is in it, line by line. */
interface WeekRow {
  id: string;
  name: readonly string[];
  days: readonly (readonly string[])[];
  hours: string;
  lines: number;
}

export interface WeekPage {
  days: readonly CalendarDate[];
  /** Millimetres. */
  line: number;
  rows: readonly (WeekRow & { height: number })[];
}

interface SheetLine {
  key: string;
  day: CalendarDate;
  start: string;
  time: string;
  who: string;
  hours: string;
  height: number;
}

export interface Sheet {
  key: string;
  title: string;
  /** Undefined for shifts without a post, which may be anywhere. */
  site: Site | undefined;
  pages: readonly (readonly SheetLine[])[];
}

/** Millimetres. */
const sheetLine = 6.4;
const daysOfWeek = 7;

interface Asked {
  schedule: Schedule;
  shifts: readonly ScheduledShift[];
  rows: readonly Row[];
}

/** What is shown, on paper: page by page, so that their number is known before. What nobody sees but planners has an asterisk. */
export function useSheets({ schedule, shifts, rows }: Asked): { week: WeekPage[]; sites: Sheet[]; drafts: number } {
  const { language } = useTranslation();
  const words = useShiftWords();
  const gapWords = useGapWords();
  const { by, period, zoneOf, clientOf, locationOf, employeeOf } = useGrid();
  const marked = (text: string, shift: ScheduledShift) => (shift.isDraft ? `${text} *` : text);
  const hours = (sum: number) => (sum === 0 ? '' : shiftLength(sum, language));

  const gapsOf = (row: Row, day: number) => row.post?.days[day]!.gaps ?? [];
  const placedOf = (row: Row, day: number) =>
    row.cells[day]!.filter(({ shift, isGhost }) => !isGhost && shift.status !== 'CANCELLED').map(({ shift }) => shift);
  /** "22–06 Harbour Mall", and below it the location. */
  const linesOf = (shift: ScheduledShift): string[] => {
    const [clock = ''] = words.hoursOf(shift, shift).split(' ');
    const time = clock.replaceAll(':00', '');
    if (by !== 'employees') return [marked(`${time} ${employeeOf(shift)}`, shift)];
    return [marked(`${time} ${clientOf(shift)}`, shift), locationOf(shift)].filter((text) => text !== '');
  };
  const weekRow = (row: Row, first: number, days: number): WeekRow[] => {
    const numbers = Array.from({ length: days }, (_, day) => first + day);
    const own = numbers.map((day) => [
      ...placedOf(row, day).flatMap(linesOf),
      ...gapsOf(row, day).map((gap) => `${gapWords.hoursOf(gap).split(' ')[0]!} ${gapWords.stateOf(gap)}`),
    ]);
    if (own.every(({ length }) => length === 0)) return [];
    const name = [row.name, ...(by === 'employees' || row.detail === '' ? [] : [row.detail])];
    const sum = numbers.flatMap((day) => placedOf(row, day)).reduce((all, shift) => all + shift.hours, 0);
    const lines = Math.max(name.length, ...own.map(({ length }) => length));
    return [{ id: row.id, name, days: own, hours: hours(sum), lines }];
  };
  const firsts = period.days.flatMap((_, index) => (index % daysOfWeek === 0 ? [index] : []));
  const week = firsts.flatMap((first): WeekPage[] => {
    const days = period.days.slice(first, first + daysOfWeek);
    const { line, pages } = weekPages(rows.flatMap((row) => weekRow(row, first, days.length)));
    return pages.map((each) => ({ days, line, rows: each }));
  });

  const lineOf = (shift: ScheduledShift, day: CalendarDate): SheetLine => ({
    key: shift.id,
    day,
    start: shift.startTime,
    time: words.hoursOf(shift, shift),
    who: marked(employeeOf(shift), shift),
    hours: shiftLength(shift.hours, language),
    height: sheetLine,
  });
  const ofPosts = () =>
    rows.map((row) => ({
      key: row.id,
      title: [row.detail, row.name].filter(Boolean).join(', '),
      site: row.site,
      lines: period.days.flatMap((day, index) =>
        [
          ...placedOf(row, index).map((shift) => lineOf(shift, day)),
          ...gapsOf(row, index).map((gap) => ({
            key: gap.id,
            day,
            start: gap.startTime,
            time: gapWords.hoursOf(gap),
            who: gapWords.stateOf(gap),
            hours: '',
            height: sheetLine,
          })),
        ].toSorted((a, b) => (a.start < b.start ? -1 : 1)),
      ),
    }));
  const ofSites = () =>
    sheetsOf(sitesOf(schedule), shifts, period, zoneOf).map(({ site: { name, detail, site }, byDay }) => ({
      key: siteId(site),
      title: detail ? `${detail}, ${name}` : name,
      site,
      lines: byDay.flatMap(({ day, shifts: ofDay }) => ofDay.map((shift) => lineOf(shift, day))),
    }));
  const sites = (by === 'posts' ? ofPosts() : ofSites())
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, ...sheet }) => ({ ...sheet, pages: pagesOf(lines, paper.portrait.room) }));
  return { week, sites, drafts: shifts.filter(({ isDraft }) => isDraft).length };
}
