import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { useGrid } from './grid-context.ts';
import type { Row, Schedule, ScheduledShift } from './grid.types.ts';
import { paper, type Wanted } from './paper.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheets, type Sheet, type WeekPage } from './use-sheets.ts';

/** Ink on paper, whatever the theme: nothing else of the page is printed. */
const PrintStyle = createGlobalStyle<{ $paper: keyof typeof paper }>`
  @media print {
    body > :not([data-print]) {
      display: none !important;
    }
    html, body {
      background: #fff !important;
    }
    @page {
      size: ${({ $paper }) => $paper};
      margin: ${({ $paper }) => paper[$paper].margin}mm;
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
    overflow: hidden;
    font-size: 14pt;
    line-height: 7mm;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    margin: 0 0 2mm;
    font-size: 9pt;
    line-height: 4mm;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    overflow: hidden;
    padding: 0 1mm;
    border-bottom: 0.2mm solid #999;
    color: #000;
    text-align: left;
    text-overflow: ellipsis;
    vertical-align: top;
    white-space: nowrap;
  }
  .week th,
  .week td {
    padding-top: 0.5mm;
    border-left: 0.2mm solid #ccc;
  }
  .week :is(th, td):first-child {
    width: 44mm;
    border-left: 0;
  }
  .week :is(th, td):last-child {
    width: 15mm;
    text-align: right;
  }
  .week span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sheet :is(th, td) {
    vertical-align: middle;
  }
  .sheet :is(th, td):nth-child(1) {
    width: 32mm;
  }
  .sheet :is(th, td):nth-child(2) {
    width: 38mm;
  }
  .sheet :is(th, td):nth-child(4) {
    width: 20mm;
  }
`;

interface Props {
  schedule: Schedule;
  /** Without what filters leave out. */
  shifts: readonly ScheduledShift[];
  rows: readonly Row[];
  wanted: Wanted;
  /** It is printed, or not after all. */
  onPrinted: () => void;
}

/** What is on paper. It exists only while it is printed. */
export function PrintSheets({ onPrinted, ...shown }: Props) {
  return useIsPrinting(onPrinted) && createPortal(<Paper {...shown} />, document.body);
}

function Paper({ schedule, shifts, rows, wanted }: Omit<Props, 'onPrinted'>) {
  const { week, sites } = useSheets({ schedule, shifts, rows });
  const chosen = sites.filter(({ key }) => wanted === 'sites' || key === wanted);
  return (
    <Sheets data-print>
      <PrintStyle $paper={wanted === 'week' ? 'landscape' : 'portrait'} />
      {wanted === 'week'
        ? week.map((page, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- pages are nothing but their number
            <Week key={index} page={page} company={schedule.company.name} number={[index + 1, week.length]} />
          ))
        : chosen.flatMap((sheet) =>
            sheet.pages.map((lines, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Site key={`${sheet.key} ${index}`} {...{ sheet, lines }} company={schedule.company.name} index={index} />
            )),
          )}
    </Sheets>
  );
}

function Week({ page, company, number }: { page: WeekPage; company: string; number: [page: number, of: number] }) {
  const { t } = useTranslation();
  const { by } = useGrid();
  const words = useDayWords();
  const { days, line, rows } = page;
  const range = words.range(days[0]!, days.at(-1)!);
  return (
    <section>
      <h1>{t('scheduler.sheets.printed', { company, range })}</h1>
      <Below number={number} />
      <table className="week" style={{ fontSize: `${line / 1.3}mm`, lineHeight: `${line}mm` }}>
        <thead>
          <tr>
            <th scope="col">{t(`scheduler.sheets.${by === 'employees' ? 'employee' : 'place'}`)}</th>
            {days.map((day) => (
              <th key={day.toString()} scope="col">
                {words.short(day)}
              </th>
            ))}
            <th scope="col">{t('scheduler.sheets.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, days: cells, hours, height }) => (
            <tr key={id} style={{ height: `${height}mm` }}>
              <th scope="row">
                <Lines of={name} />
              </th>
              {cells.map((cell, day) => (
                <td key={days[day]!.toString()}>
                  <Lines of={cell} />
                </td>
              ))}
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines are nothing but their place
    <span key={index}>{text}</span>
  ));
}

interface SiteProps {
  sheet: Sheet;
  lines: Sheet['pages'][number];
  company: string;
  index: number;
}

/** A page of a sheet for a site: who stands there when. */
function Site({ sheet: { title, pages }, lines, company, index }: SiteProps) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const days = useDayWords();
  const range = days.range(period.days[0]!, period.days.at(-1)!);
  return (
    <section>
      <h1>{title}</h1>
      <Below number={[index + 1, pages.length]}>{t('scheduler.sheets.printed', { company, range })}</Below>
      <table className="sheet">
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
          {lines.map(({ key, day, time, who, hours, height }, at) => (
            <tr key={key} style={{ height: `${height}mm` }}>
              <th scope="row">{lines[at - 1]?.day !== day && days.short(day)}</th>
              <td>{time}</td>
              <td>{who}</td>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Below a title: of what it is, which page, and what an asterisk means. */
function Below({ number: [page, of], children }: { number: [page: number, of: number]; children?: string }) {
  const { t } = useTranslation();
  const number = of > 1 && t('scheduler.sheets.page', { page, of });
  return <p>{[children, number, `* ${t('publishing.fresh')}`].filter(Boolean).join(' · ')}</p>;
}

function useIsPrinting(onPrinted: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => {
      setPrinting(false);
      onPrinted();
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [onPrinted]);
  return isPrinting;
}
