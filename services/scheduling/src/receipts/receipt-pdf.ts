import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import type { Receipt } from './receipt.ts';

// Embedded, because the fonts that every PDF reader brings know Western European letters only.
const require = createRequire(import.meta.url);
const regular = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const bold = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const margin = 54;

const roundingRule =
  'Pay is the rate times the exact time, rounded to cents per shift; hours are rounded to two places per shift. Totals are the sums of the lines.';

/** A receipt as a PDF of as many pages as it needs. A stream of bytes, already ended. */
export function receiptPdf(receipt: Receipt): PDFKit.PDFDocument {
  const document = new Pdf({
    size: 'LETTER',
    margin,
    font: regular,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Payment receipt ${receipt.id}`, Author: receipt.company_name },
  });
  writeHeading(document, receipt);
  writeShifts(document, receipt);
  // The table leaves the pen where its last cell was.
  document.x = margin;
  document.moveDown(1.5).font(bold).fontSize(13);
  document.text(`Total paid: $${receipt.amount} for ${receipt.hours_worked} hours`, { align: 'right' });
  document.font(regular).fontSize(8).fillColor('#5b6472').moveDown(0.5);
  document.text(roundingRule, { align: 'right' });
  document.end();
  return document;
}

function writeHeading(document: PDFKit.PDFDocument, receipt: Receipt): void {
  document.font(bold).fontSize(18).text('Payment receipt').moveDown(0.5);
  document.font(regular).fontSize(10).fillColor('#5b6472');
  document.text([receipt.company_name, receipt.company_address].filter(Boolean).join(' · '));
  document.fillColor('black').moveDown();
  const facts = {
    Receipt: String(receipt.id),
    Employee: receipt.employee_name,
    Period: `${receipt.period_name} (${receipt.start_date} to ${receipt.end_date})`,
    'Paid on': receipt.payment_date ?? '',
  };
  for (const [name, value] of Object.entries(facts)) {
    document.font(bold).text(`${name}: `, { continued: true }).font(regular).text(value);
  }
  document.moveDown();
}

function writeShifts(document: PDFKit.PDFDocument, { lines }: Receipt): void {
  const toTheRight = { align: { x: 'right' } } as const;
  const table = document.fontSize(9).table({
    columnStyles: [
      { width: 72 },
      { width: '*' },
      { width: 105 },
      { width: 54, ...toTheRight },
      { width: 62, ...toTheRight },
      { width: 72, ...toTheRight },
    ],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9ced6', padding: 5 },
  });
  const headings = ['Date', 'Client', 'Shift', 'Hours', 'Rate', 'Pay'];
  table.row(headings.map((text) => ({ text, font: { src: bold }, type: 'TH' })));
  for (const { date, client_name, title, hours, hourly_pay_rate, pay } of lines) {
    table.row([date, client_name, title, hours, `$${hourly_pay_rate}`, `$${pay}`]);
  }
  table.end();
}
