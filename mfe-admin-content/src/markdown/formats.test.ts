import { changeFor, type Format } from './formats.ts';

/** What becomes of a text in which `[` and `]` stand around what is selected. */
function formatted(format: Format, written: string): string {
  const start = written.indexOf('[');
  const text = written.replace('[', '').replace(']', '');
  const change = changeFor(format, { text, start, end: written.indexOf(']') - 1 });
  const after = text.slice(0, change.from) + change.insert + text.slice(change.to);
  return `${after.slice(0, change.start)}[${after.slice(change.start, change.end)}]${after.slice(change.end)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'a [word] more', 'a **[word]** more'],
  ['bold', 'a **[word]** more', 'a [word] more'],
  ['bold', 'a [] more', 'a **[]** more'],
  ['italic', '[word]', '_[word]_'],
  ['code', 'run [it]', 'run `[it]`'],
  ['code', '[one\ntwo]', '```\n[one\ntwo]\n```'],
  ['heading', 'One\nT[w]o', 'One\n[## Two]'],
  ['heading', '# T[w]o', '[Two]'],
  ['list', '[One\nTwo]\nThree', '[- One\n- Two]\nThree'],
  ['list', '[- One\n- Two]', '[One\nTwo]'],
  ['numbers', '[One\nTwo]', '[1. One\n2. Two]'],
  ['numbers', '[- One\n1. Two]', '[1. - One\n2. Two]'],
  ['quote', '[]Said', '[> Said]'],
  ['link', 'see [this]', 'see [this](https://)'],
])('%s of %j', (format, before, after) => {
  // The address of a link is selected, not its text.
  expect(formatted(format, before)).toBe(format === 'link' ? 'see [this]([https://])' : after);
});
