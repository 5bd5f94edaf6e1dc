import { bodyFields, type ServedCall } from './served.ts';

/** Of which patterns that are not linear make hours. */
const parts = ['@', 'a.', '0', '-', ' ', 'T00:00', '[', ',', '![', 'http://', 'é'];

/** Texts of so many bytes. */
export const hostileTexts = (bytes: number): string[] =>
  parts.map((part) => part.repeat(Math.floor(bytes / Buffer.byteLength(part))));

/** Operations that nest in each way that the grammar has, as deep as so many bytes let them: by what they nest. */
export const nestedOperations = (bytes: number): [what: string, operation: string][] =>
  (
    [
      ['braces', '', '{', '', '}'],
      ['fields', '', '{a', '{b}', '}'],
      ['fragments', '', '{...', '{b}', '}'],
      ['lists', '{a(b:', '[', '', ']'],
      ['objects', '{a(b:', '{c:', '0', '}'],
      ['types', 'query($a:', '[', 'ID', ']'],
    ] as const
  ).map(([what, start, open, innermost, close]) => {
    const levels = Math.floor((bytes - 20) / (open.length + 1));
    return [what, start + open.repeat(levels) + innermost + close.repeat(levels)];
  });

/** What a call is sent that not everybody may make: enough to tell what is quadratic. */
const knownBytes = 65_536;

/**
 * Bodies as large as the call takes where everybody may make it, there also with one field alone: long texts and long lists in its
 * fields, many fields, deep nests. What is a form gets the texts alone.
 */
export function hostileBodies<C>(call: ServedCall<C>): (string | FormData)[] {
  const fields = bodyFields([call]).map(([, { field }]) => field);
  if (fields.length === 0) return [];
  // Room for the names of the fields, and what frames them.
  const most = call.route.maxBytes ?? 2 ** 20;
  const isOpen = call.route.access.name === 'open';
  const bytes = (isOpen ? most : Math.min(most, knownBytes)) - 50 * (fields.length + 1);
  const share = Math.floor(bytes / fields.length);
  const filled = (values: readonly string[], turn: number): [field: string, value: string][] =>
    fields.map((field, i) => [field, values[(i + turn) % values.length]!]);
  const texts = hostileTexts(share);
  const inTurns = [0, 4, 8].map((turn) => filled(texts, turn));
  if (call.route.files) {
    return inTurns.map((values) => {
      const form = new FormData();
      for (const [field, text] of values) form.set(field, text);
      return form;
    });
  }
  const list = (item: string) =>
    `[${Array(Math.floor(share / (item.length + 1)))
      .fill(item)
      .join()}]`;
  const lists = ['{}', '0', '""'].map(list);
  const nested = (open: string, close: string) =>
    [open, close].map((part) => part.repeat(Math.floor(bytes / (open.length + close.length)))).join('');
  const whole = isOpen ? hostileTexts(bytes) : [];
  return [
    ...(isOpen ? fields.map((field, i) => JSON.stringify({ [field]: whole[i % whole.length] })) : []),
    ...inTurns.map((values) => JSON.stringify(Object.fromEntries(values))),
    ...[0, 1].map(
      (turn) =>
        `{${filled(lists, turn)
          .map(([field, items]) => `"${field}":${items}`)
          .join()}}`,
    ),
    nested('[', ']'),
    nested('{"a":[', ']}'),
    `{${Array.from({ length: Math.floor(bytes / 12) }, (_, i) => `"${i}":0`).join()}}`,
  ];
}
