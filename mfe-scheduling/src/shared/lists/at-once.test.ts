import { atOnce, type LocalOrder } from './at-once.ts';

interface Row {
  name: string;
  contact: string;
  rate: number;
}

const rows: Row[] = [
  { name: 'Zebra Bank', contact: 'Émile', rate: 20 },
  { name: 'acme', contact: 'Ada Lovelace', rate: 100 },
  { name: 'Émeraude', contact: 'Grace', rate: 9 },
];
const local: LocalOrder<Row> = {
  searched: ({ name, contact }) => [name, contact],
  sorted: { name: ({ name }) => name, rate: ({ rate }) => rate },
};
const names = (search: string, ordering: string) => atOnce(rows, local, { search, ordering }).map(({ name }) => name);

describe('scheduling.md §2: search and order at once, on what is loaded', () => {
  test.each([
    ['ACME', ['acme']],
    ['ada', ['acme']],
    ['  lovelace   acme ', ['acme']],
    ['acme grace', []],
    ['', ['acme', 'Émeraude', 'Zebra Bank']],
  ])('%j finds %j, whatever its case, every word in some column', (search, found) => {
    expect(names(search, 'name')).toEqual(found);
  });

  test('names sort as people do, figures by their size, and both the other way', () => {
    expect(names('', '-name')).toEqual(['Zebra Bank', 'Émeraude', 'acme']);
    expect(names('', 'rate')).toEqual(['Émeraude', 'Zebra Bank', 'acme']);
    expect(names('', '-rate')).toEqual(['acme', 'Zebra Bank', 'Émeraude']);
  });

  test('an order that it does not know is left to the server', () => {
    expect(names('', 'created_at')).toEqual(['Zebra Bank', 'acme', 'Émeraude']);
  });
});
