import { calendarDay, calendarDays } from '@portfolio/contracts/dates';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import Pdf from 'pdfkit';
import { receiptTexts } from './receipt-texts.ts';
import type { Receipt } from './receipt.ts';

// Embedded, because the fonts that every PDF reader brings know Western European letters only. The site's typeface has Latin,
// Greek and Cyrillic; the other one Armenian and Georgian, too.
const require = createRequire(import.meta.url);
const regular = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const bold = require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');
const regularOfMore = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const inSite = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Figures below each other: all as wide, none nearer to its neighbour. As an object, features can be turned off, too. */
const tabular: object = { features: { tnum: true, kern: false } };

/** For what people wrote. */
const fontOf = (text: string): string => (inSite.test(text) ? regular : regularOfMore);

const margin = 54;
const muted = '#5b6472';
/** As much as the total and the rule of rounding take at most. */
const totalsHeight = 90;

/** `object`, because @types/pdfkit does not know this one yet. */
const conformance: object = { subset: 'PDF/UA' };

/** So many lines are laid out at a time: then what is ready is sent, and other requests have their turn. */
const atATime = 20;

/**
 * A receipt as a PDF of as many pages as it needs, in the language of whoever is paid. Tagged as PDF/UA
 * asks for, so that a screen reader reads title, facts and table as such. It goes on as fast as its bytes are taken, and keeps
 * no page that is full. Each page says how many there are, so they are counted first.
 */
export async function* receiptPdf(receipt: Receipt): AsyncGenerator<Uint8Array> {
  let pages = 1;
  const counted = openDocument(receipt, { tagged: false });
  counted.on('pageAdded', () => (pages += 1));
  for await (const _ of laidOut(counted, receipt, pages)) continue;
  yield* laidOut(openDocument(receipt, { tagged: true }), receipt, pages);
}

function openDocument({ id, language }: Receipt, { tagged }: { tagged: boolean }): PDFKit.PDFDocument {
  return new Pdf({
    size: 'LETTER',
    margin,
    font: regular,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    ...(tagged && conformance),
    tagged,
    // Nothing that people wrote: it would stand in the XMP metadata as it is, and end them with an ampersand.
    info: { Title: `${receiptTexts[language].title} ${id}` },
  });
}

/** Writes a receipt into an empty document, and takes its bytes out as they come. */
async function* laidOut(document: PDFKit.PDFDocument, receipt: Receipt, pages: number): AsyncGenerator<Uint8Array> {
  const texts = receiptTexts[receipt.language];
  const root = document.struct('Document');
  document.addStructure(root);
  const write = (tag: string, draw: () => void) => root.add(document.struct(tag, {}, draw));
  let page = 0;
  const numberPage = (): void => writePageNumber(document, receipt, { page: ++page, pages });
  numberPage();
  document.on('pageAdded', numberPage);
  writeHeading(document, receipt, write);
  for (const _ of writeLines(document, receipt, root)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no encoding is set, so that they are bytes
    const ready = document.read() as Uint8Array | null;
    if (ready) yield ready;
    await setImmediate();
  }
  // The table leaves the pen where its last cell was. What stands below it stays together.
  document.x = margin;
  if (document.y + totalsHeight > document.page.maxY()) document.addPage();
  write('P', () => {
    document.moveDown(1.5).font(bold).fontSize(13).fillColor('black');
    document.text(texts.total(moneyIn(receipt)(receipt.amount), hoursIn(receipt)(receipt.hours_worked)), {
      align: 'right',
      ...tabular,
    });
  });
  write('P', () => {
    document.font(regular).fontSize(8).fillColor(muted).moveDown(0.5);
    document.text(texts.rounding, { align: 'right' });
  });
  root.end();
  document.end();
  yield* document as AsyncIterable<Uint8Array>;
}

const moneyIn = ({ language }: Receipt) => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  return (amount: string) => format.format(Number(amount));
};

const hoursIn = ({ language }: Receipt) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (hours: string) => format.format(Number(hours));
};

type Write = (tag: string, draw: () => void) => void;

function writeHeading(document: PDFKit.PDFDocument, receipt: Receipt, write: Write): void {
  const texts = receiptTexts[receipt.language];
  write('H1', () => document.font(bold).fontSize(18).text(texts.title).moveDown(0.5));
  write('P', () => {
    const from = [receipt.company_name, receipt.company_address].filter(Boolean).join(' · ');
    document.font(fontOf(from)).fontSize(10).fillColor(muted).text(from);
    document.fillColor('black').moveDown();
  });
  const facts = [
    [texts.receipt, String(receipt.id)],
    [texts.employee, receipt.employee_name],
    [texts.period, `${receipt.period_name} (${calendarDays(receipt.start_date, receipt.end_date, receipt.language)})`],
    [texts.paidOn, receipt.payment_date ? calendarDay(receipt.payment_date, receipt.language) : ''],
  ];
  for (const [name = '', value = ''] of facts) {
    write('P', () => document.font(bold).text(`${name}: `, { continued: true }).font(fontOf(value)).text(value));
  }
  document.moveDown();
}

const widths = { date: 72, client: '*', shift: 105, hours: 54, rate: 66, pay: 76 } as const;
const numbers = new Set(['hours', 'rate', 'pay']);
const padding = 5;
const ruled = { width: 0.5, colour: '#c9ced6' };

/** Pauses after every {@link atATime} lines. */
function* writeLines(
  document: PDFKit.PDFDocument,
  receipt: Receipt,
  root: PDFKit.PDFStructureElement,
): Generator<undefined> {
  const texts = receiptTexts[receipt.language];
  const [money, hours] = [moneyIn(receipt), hoursIn(receipt)];
  // As above.
  const tagged: object = document.options.tagged ? { structParent: root } : {};
  const top = document.fontSize(9).y;
  const table = document.table({
    ...tagged,
    columnStyles: Object.entries(widths).map(([column, width]) => ({
      width,
      ...(numbers.has(column) && { align: { x: 'right' } }),
    })),
    defaultStyle: { border: [0, 0, ruled.width, 0], borderColor: ruled.colour, padding },
  });
  table.row(texts.columns.map((text) => ({ text, font: { src: bold }, type: 'TH', scope: 'Column' })));
  const height = document.y - top;
  // The table goes on where the page before would have begun.
  document.page.margins.top = margin + height;
  const repeat = (): void => {
    writeHeadingsAgain(document, texts.columns, height);
    document.page.margins.top = margin + height;
  };
  document.on('pageAdded', repeat);
  for (const [at, line] of receipt.lines.entries()) {
    if (at % atATime === atATime - 1) yield;
    const { date, client_name, title, corrects, hours: worked, hourly_pay_rate, pay } = line;
    const what = corrects === null ? title : [title, texts.corrects(corrects)].filter(Boolean).join(' · ');
    const words = [calendarDay(date, receipt.language), client_name, what].map((text) => ({
      text,
      font: { src: fontOf(text) },
    }));
    const figures = [hours(worked), money(hourly_pay_rate), money(pay)].map((text) => ({ text, textOptions: tabular }));
    table.row([...words, ...figures]);
  }
  table.end();
  document.off('pageAdded', repeat);
}

/** On a further page, for the eye: to a screen reader the table has its headings already. */
function writeHeadingsAgain(document: PDFKit.PDFDocument, columns: readonly string[], height: number): void {
  const whole = document.page.width - 2 * margin;
  const given = Object.values(widths).map((width): number => (width === '*' ? 0 : width));
  const rest = whole - given.reduce((sum, width) => sum + width, 0);
  document.markContent('Artifact', { type: 'Pagination' });
  document.font(bold);
  let x = margin;
  for (const [place, column] of Object.keys(widths).entries()) {
    const width = given[place] || rest;
    document.text(columns[place] ?? '', x + padding, margin + padding, {
      width: width - 2 * padding,
      align: numbers.has(column) ? 'right' : 'left',
    });
    x += width;
  }
  const bottom = margin + height;
  document.save().lineWidth(ruled.width).moveTo(margin, bottom).lineTo(x, bottom).stroke(ruled.colour).restore();
  document.endMarkedContent();
  document.font(regular);
}

/** Below the margin, as what it is: no part of the text. What follows begins where it would have begun. */
function writePageNumber(
  document: PDFKit.PDFDocument,
  { language }: Receipt,
  { page, pages }: { page: number; pages: number },
): void {
  const { x, y } = document;
  const { bottom } = document.page.margins;
  // Else text below the margin would begin a new page.
  document.page.margins.bottom = 0;
  document.markContent('Artifact', { type: 'Pagination' });
  document.font(regular).fontSize(8).fillColor(muted);
  document.text(receiptTexts[language].page(page, pages), margin, document.page.height - margin / 2 - 8, {
    align: 'right',
    lineBreak: false,
    width: document.page.width - 2 * margin,
  });
  document.endMarkedContent();
  document.page.margins.bottom = bottom;
  document.fontSize(9).fillColor('black');
  Object.assign(document, { x, y });
}
