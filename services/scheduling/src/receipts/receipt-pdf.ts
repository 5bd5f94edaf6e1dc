import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { receiptTexts } from './receipt-texts.ts';
import type { Receipt } from './receipt.ts';

// Embedded, because the fonts that every PDF reader brings know Western European letters only. These have Latin, Greek,
// Cyrillic, Armenian and Georgian.
const require = createRequire(import.meta.url);
const regular = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const margin = 54;
const muted = '#5b6472';

/** `object`, because @types/pdfkit does not know this one yet. */
const conformance: object = { subset: 'PDF/UA' };

/**
 * A receipt as a PDF of as many pages as it needs, in the language that the company wrote in when it paid. Tagged as PDF/UA
 * asks for, so that a screen reader reads title, facts and table as such. A stream of bytes, already ended.
 */
export function receiptPdf(receipt: Receipt): PDFKit.PDFDocument {
  const texts = receiptTexts[receipt.language];
  const document = new Pdf({
    size: 'LETTER',
    margin,
    font: regular,
    lang: receipt.language,
    displayTitle: true,
    pdfVersion: '1.7',
    ...conformance,
    tagged: true,
    // How many pages there are is known at the end.
    bufferPages: true,
    info: { Title: `${texts.title} ${receipt.id}`, Author: receipt.company_name },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const write = (tag: string, draw: () => void) => root.add(document.struct(tag, {}, draw));
  writeHeading(document, receipt, write);
  writeLines(document, receipt, root);
  // The table leaves the pen where its last cell was.
  document.x = margin;
  write('P', () => {
    document.moveDown(1.5).font(bold).fontSize(13).fillColor('black');
    document.text(texts.total(moneyIn(receipt)(receipt.amount), hoursIn(receipt)(receipt.hours_worked)), {
      align: 'right',
    });
  });
  write('P', () => {
    document.font(regular).fontSize(8).fillColor(muted).moveDown(0.5);
    document.text(texts.rounding, { align: 'right' });
  });
  root.end();
  writePageNumbers(document, receipt);
  document.end();
  return document;
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
    document.font(regular).fontSize(10).fillColor(muted);
    document.text([receipt.company_name, receipt.company_address].filter(Boolean).join(' · '));
    document.fillColor('black').moveDown();
  });
  const facts = [
    [texts.receipt, String(receipt.id)],
    [texts.employee, receipt.employee_name],
    [texts.period, `${receipt.period_name} (${texts.days(receipt.start_date, receipt.end_date)})`],
    [texts.paidOn, receipt.payment_date ?? ''],
  ];
  for (const [name = '', value = ''] of facts) {
    write('P', () => document.font(bold).text(`${name}: `, { continued: true }).font(regular).text(value));
  }
  document.moveDown();
}

function writeLines(document: PDFKit.PDFDocument, receipt: Receipt, root: PDFKit.PDFStructureElement): void {
  const texts = receiptTexts[receipt.language];
  const [money, hours] = [moneyIn(receipt), hoursIn(receipt)];
  const toTheRight = { align: { x: 'right' } } as const;
  // As above.
  const tagged: object = { structParent: root };
  const table = document.fontSize(9).table({
    ...tagged,
    columnStyles: [
      { width: 72 },
      { width: '*' },
      { width: 105 },
      { width: 54, ...toTheRight },
      { width: 66, ...toTheRight },
      { width: 76, ...toTheRight },
    ],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9ced6', padding: 5 },
  });
  table.row(texts.columns.map((text) => ({ text, font: { src: bold }, type: 'TH', scope: 'Column' })));
  for (const { date, client_name, title, corrects, hours: worked, hourly_pay_rate, pay } of receipt.lines) {
    const what = corrects === null ? title : [title, texts.corrects(corrects)].filter(Boolean).join(' · ');
    table.row([date, client_name, what, hours(worked), money(hourly_pay_rate), money(pay)]);
  }
  table.end();
}

/** Below the margin, as what it is: no part of the text. */
function writePageNumbers(document: PDFKit.PDFDocument, { language }: Receipt): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page);
    // Else text below the margin would begin a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font(regular).fontSize(8).fillColor(muted);
    document.text(receiptTexts[language].page(page + 1, count), margin, document.page.height - margin / 2 - 8, {
      align: 'right',
      lineBreak: false,
      width: document.page.width - 2 * margin,
    });
    document.endMarkedContent();
  }
}
