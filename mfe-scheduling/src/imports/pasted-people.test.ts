import { csvOfPeople } from './pasted-people.ts';

const head = '"First name","Last name","Email","Phone","Hourly rate","Notes"';
const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
const ann = row('Ann', 'Archer', 'ann@example.com', '', '15.00', '');

test.each([
  ['a note', 'Ann Archer ann@example.com', ann],
  [
    'a sheet',
    'Ann\tArcher\tann@example.com\t+1 503 555 0100\t21,50',
    row('Ann', 'Archer', 'ann@example.com', '+1 503 555 0100', '21,50', ''),
  ],
  ['commas', 'Ann, Archer, ann@example.com, $21.50', row('Ann', 'Archer', 'ann@example.com', '', '21.50', '')],
  [
    'two family names',
    'María García López; maria@example.com',
    row('María', 'García López', 'maria@example.com', '', '15.00', ''),
  ],
  [
    'recipients',
    'Ann Archer <ann@example.com>; "Baker, Bob" <bob@example.com>',
    `${ann}\n${row('Bob', 'Baker', 'bob@example.com', '', '15.00', '')}`,
  ],
  [
    'what is left over',
    'Ann;Archer;ann@example.com;503 555 0100;20;keys to "B"',
    row('Ann', 'Archer', 'ann@example.com', '503 555 0100', '20', 'keys to, B'),
  ],
  [
    'somebody twice',
    'Ann Archer ann@example.com\n\nann archer ANN@example.com',
    row('ann', 'archer', 'ANN@example.com', '', '15.00', ''),
  ],
  ['no address', 'Ann Archer', row('Ann', 'Archer', '', '', '15.00', '')],
])('a list of people is read as %s has it', (_, pasted, expected) => {
  expect(csvOfPeople(pasted)).toBe(`${head}\n${expected}`);
});

test('a list with headings stays as it is', () => {
  const list = 'Name;Surname;Mail\nAnn;Archer;ann@example.com';
  expect(csvOfPeople(list)).toBe(list);
});
