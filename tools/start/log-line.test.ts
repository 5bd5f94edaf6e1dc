import { stripVTControlCharacters } from 'node:util';
import { renderLine } from './log-line.ts';

const line = (text: string, lowest: 'info' | 'warn') => stripVTControlCharacters(renderLine(text, lowest) ?? 'hidden');

test.each([
  ['{"level":30,"time":1,"pid":2,"hostname":"h","msg":"listening","port":4101}', 'info', 'info listening port=4101'],
  ['{"level":30,"msg":"listening"}', 'warn', 'hidden'],
  ['{"level":50,"msg":"broken","err":{"stack":"Error: no\\n  at x"}}', 'warn', 'error broken\nError: no\n  at x'],
  ['plain text', 'info', 'plain text'],
  ['plain text', 'warn', 'hidden'],
  ['{not json', 'info', '{not json'],
] as const)('%s from %s on reads %j', (text, lowest, shown) => {
  expect(line(text, lowest)).toBe(shown);
});
