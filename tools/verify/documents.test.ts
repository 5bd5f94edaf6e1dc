import { documentFaults } from './documents.ts';

const faults = (files: Record<string, string>) => documentFaults(Object.keys(files), (file) => files[file]!);
const words = (count: number) => 'word '.repeat(count);

test('a decision has at most 150 words, the README 1,200, all documents 25,000', () => {
  expect(
    faults({ 'docs/decisions/0001-a.md': words(150), 'README.md': words(1200), 'docs/a.md': words(23_650) }),
  ).toEqual([]);
  expect(
    faults({ 'docs/decisions/0001-a.md': words(151), 'README.md': words(1201), 'docs/a.md': words(23_650) }),
  ).toEqual([
    'docs/decisions/0001-a.md has 151 words, of at most 150.',
    'README.md has 1201 words, of at most 1200.',
    'All documents have 25002 words, of at most 25000.',
  ]);
});

test('a decision that a comment or document refers to is there', () => {
  const source = '/** docs/decisions/0001, decision 0002, decisions/0003-c.md */ const mode = 0o644; // 0604';
  expect(faults({ 'docs/decisions/0001-a.md': '', 'shell/src/a.ts': source })).toEqual([
    'shell/src/a.ts: there is no decision 0002.',
    'shell/src/a.ts: there is no decision 0003.',
  ]);
});
