import { shiftLength } from '@portfolio/remote-kit/times';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { Period } from './calendar.ts';
import { useGapWords } from './gap-block.tsx';
import { useGrid } from './grid-context.ts';
import type { Row, Schedule, ScheduledShift } from './grid.types.ts';
import { sitesOf, siteId } from './layout.ts';
import { sheetsOf } from './sheets.ts';
import { useDayWords } from './use-day-words.ts';
import { useShiftWords } from './use-shift-words.ts';

/** Ink on paper, whatever the theme: nothing else of the page is printed. */
const PrintStyle = createGlobalStyle`
  @media print {
    body > :not([data-print]) {
      display: none !important;
    }
    html, body {
      background: #fff !important;
    }
    @page {
      margin: 14mm;
    }
  }
`;

const Sheets = styled.div`
  background: #fff;
  color: #000;
  font-size: 10.5pt;

  @media screen {
    display: none;
  }
  section + section {
    break-before: page;
  }
  h1 {
    margin: 0;
    font-size: 18pt;
  }
  p {
    margin: 2pt 0 10pt;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 4pt 6pt;
    border-bottom: 0.5pt solid #999;
    color: #000;
    text-align: left;
    vertical-align: top;
  }
`;

interface Props {
  schedule: Schedule;
  shifts: readonly ScheduledShift[];
  period: Period;
  /** Rows of posts, where they are what is shown: their gaps are printed, too. */
  posts: readonly Row[] | undefined;
}

/** One page for each site, or post, with shifts in these days: who stands there when. It exists only while it is printed. */
export function PrintSheets({ schedule, shifts, period, posts }: Props) {
  const { t, language } = useTranslation();
  const days = useDayWords();
  const words = useShiftWords();
  const gapWords = useGapWords();
  const { zoneOf } = useGrid();
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;

  const lineOf = (shift: ScheduledShift) => ({
    key: shift.id,
    start: shift.startTime,
    time: words.hoursOf(shift, shift),
    who: words.employeeOf(shift),
    hours: shiftLength(shift.hours, language),
  });
  const sheets = posts
    ? posts.map(({ id, name, detail, cells, post }) => ({
        key: id,
        title: [detail, name].filter(Boolean).join(', '),
        byDay: period.days.map((day, index) => ({
          day,
          lines: [
            ...cells[index]!.flatMap(({ shift }) => (shift.status === 'CANCELLED' ? [] : [lineOf(shift)])),
            ...(post?.days[index]!.gaps ?? []).map((gap) => ({
              key: gap.id,
              start: gap.startTime,
              time: gapWords.hoursOf(gap),
              who: gapWords.stateOf(gap),
              hours: '',
            })),
          ].toSorted((a, b) => (a.start < b.start ? -1 : 1)),
        })),
      }))
    : sheetsOf(sitesOf(schedule), shifts, period, zoneOf).map(({ site, byDay }) => ({
        key: siteId(site.site),
        title: site.detail ? `${site.detail}, ${site.name}` : site.name,
        byDay: byDay.map(({ day, shifts: ofDay }) => ({ day, lines: ofDay.map(lineOf) })),
      }));
  const printed = sheets.filter(({ byDay }) => byDay.some(({ lines }) => lines.length > 0));

  const range = days.range(period.days[0]!, period.days.at(-1)!);
  return createPortal(
    <Sheets data-print>
      <PrintStyle />
      {printed.map(({ key, title, byDay }) => (
        <section key={key}>
          <h1>{title}</h1>
          <p>{t('scheduler.sheets.printed', { company: schedule.company.name, range })}</p>
          <table>
            <thead>
              <tr>
                {(['day', 'time', 'employee', 'hours'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`scheduler.sheets.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byDay.flatMap(({ day, lines }) =>
                lines.map((line, index) => (
                  <tr key={line.key}>
                    <th scope="row">{index === 0 && days.short(day)}</th>
                    <td>{line.time}</td>
                    <td>{line.who}</td>
                    <td>{line.hours}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      ))}
    </Sheets>,
    document.body,
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
