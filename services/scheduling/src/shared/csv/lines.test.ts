import { parse } from 'csv-parse/sync';
import { csvLines } from './lines.ts';

const columns = { name: 'Name', hours: 'Hours', start: 'Start', done: 'Done', tags: 'Tags' };
const row = { name: 'Mall', hours: 8.5, start: new Date('2026-11-24T21:00:00Z'), done: true, tags: ['a', 'b'] };

test('a file begins with the mark of UTF-8 and its headings', () => {
  expect(csvLines({ a: 'One', b: 'Two, three' }).head).toBe('\uFEFFOne,"Two, three"\r\n');
});

test('a row is a line of its columns, in their order', () => {
  const { of } = csvLines(columns);
  expect(of([{ other: 'x', ...row }])).toBe('Mall,8.5,2026-11-24T21:00:00.000Z,1,"[""a"",""b""]"\r\n');
  expect(of([{ name: null, done: false }, row]).split('\r\n')).toHaveLength(3);
  expect(of([{ name: null, done: false }])).toBe(',,,,\r\n');
});

test.each([
  ['say "hi"', '"say ""hi"""'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', ' padded '],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['a;=1', `"a;'=1"`],
  ["'=1", "''=1"],
  ['-10.00', '-10.00'],
  ['﹣', '﹣'],
])('%j is written %s', (text, written) => {
  expect(csvLines({ name: 'Name' }).of([{ name: text }])).toBe(`${written}\r\n`);
});

test('a text may be written otherwise than it was read', () => {
  const { of } = csvLines({ kind: 'Kind', name: 'Name' }, (text, column) => (column === 'kind' ? `=${text}` : text));
  expect(of([{ kind: 'a', name: 'b' }])).toBe("'=a,b\r\n");
});

test('what is written is read as it was by another reader', () => {
  const cells = ['plain', '"', '""', ',', 'a\r\n', 'a\nb', 'a"b,c\r\nd', 'é', ' ', ';'];
  const text = csvLines({ a: 'a', b: 'b' }).of(cells.flatMap((a) => cells.map((b) => ({ a, b }))));
  expect(parse(text)).toEqual(cells.flatMap((a) => cells.map((b) => [a, b])));
});
