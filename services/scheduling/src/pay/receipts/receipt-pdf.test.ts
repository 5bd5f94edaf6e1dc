import { textOf } from '@portfolio/testkit/pdf';
import { receiptPdf } from './receipt-pdf.ts';
import type { Receipt } from './receipt.ts';

/** So many shifts of one employee, paid at once. */
const receiptOf = (lines: number): Receipt => ({
  id: 7,
  payment_date: '2026-04-01',
  period_name: 'A year',
  hours_worked: (lines * 8).toFixed(2),
  amount: (lines * 160).toFixed(2),
  status: 'paid',
  company_name: 'Nightwatch & Söhne',
  company_address: '1 Quay',
  employee_name: 'Ann Archer',
  start_date: '2025-04-01',
  end_date: '2026-03-31',
  language: 'en',
  lines: Array.from({ length: lines }, (_, at) => ({
    shift: at,
    start_time: '2026-03-02T09:00:00.000Z',
    date: '2026-03-02',
    client_name: 'Riverfront Mall',
    title: `Watch ${at}`,
    corrects: null,
    hours: '8.00',
    hourly_pay_rate: '20.00',
    pay: '160.00',
  })),
});

async function piecesOf(receipt: Receipt): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of receiptPdf(receipt)) pieces.push(piece);
  return pieces;
}

test('it has the site’s typeface, and letters of names that it does not have', async () => {
  const bytes = Buffer.concat(await piecesOf({ ...receiptOf(1), employee_name: 'Նարեկ Ծովյան' }));
  expect((await textOf(new Uint8Array(bytes))).text).toContain('Նարեկ Ծովյան');
  const fonts = bytes.toString('latin1').match(/\/BaseFont \/\w+\+([\w-]+)/g) ?? [];
  expect(fonts.some((font) => font.includes('Inter'))).toBe(true);
});

describe('a receipt of many lines', () => {
  test('comes in pieces, of which none is much of the whole', async () => {
    const sizes = (await piecesOf(receiptOf(400))).map(({ length }) => length);
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(whole / 4);
  });

  // The total and its rule are 60 points high: with these, on the page of the last line or on one of their own.
  test.each([1, 18, 19, 20, 21, 22, 23, 24])('each page of %i lines says how many there are', async (lines) => {
    const read = await textOf(new Uint8Array(Buffer.concat(await piecesOf(receiptOf(lines)))));
    const said = Array.from({ length: read.pages }, (_, at) => `Page ${at + 1} of ${read.pages}`);
    expect(read.text.match(/Page \d+ of \d+/g)).toEqual(said);
    expect(read.text).toMatch(/Total paid: .*Totals are the sums of the lines\.$/);
  });
});
