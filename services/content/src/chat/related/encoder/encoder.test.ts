import { SentenceEncoder } from './sentence-encoder.ts';

const failures: Error[] = [];
const encoder = new SentenceEncoder((error) => failures.push(error));
afterAll(() => encoder.close());

async function likeness(a: string, b: string): Promise<number> {
  const [one, other] = await Promise.all([encoder.encode(a), encoder.encodeFirst(b)]);
  return one!.reduce((sum, part, d) => sum + part * other![d]!, 0);
}

test.each([
  ['What is your age?', 'How old are you?', 'Where is the harbour?'],
  ['inheritance of an enterprise', 'Handing a family firm on', 'Receipts are sorted into categories'],
])('%j means rather %j than %j', async (text, alike, other) => {
  expect(await likeness(text, alike)).toBeGreaterThan((await likeness(text, other)) + 0.2);
});

test('a direction has length 1, whatever the text is', async () => {
  for (const text of ['word', 'x'.repeat(3_000), '日本語 😀', 'several\n\nlines']) {
    expect(Math.hypot(...(await encoder.encode(text))!)).toBeCloseTo(1, 3);
  }
  expect(await encoder.encode(' ')).toEqual(new Float32Array(512));
});

test('the first word pieces and figures are those of the model as it was published', async () => {
  const direction = await encoder.encode('hello world');
  for (const [d, value] of [-0.0515, -0.0549, -0.0077, -0.05, 0.0489].entries())
    expect(direction![d]).toBeCloseTo(value, 2);
});

test('what people ask of any site is known once it runs; after the end nothing points anywhere', async () => {
  await encoder.encode('ready');
  expect(encoder.askedAnywhere.length).toBeGreaterThan(50);
  const other = new SentenceEncoder((error) => failures.push(error));
  await other.close();
  expect(await other.encode('too late')).toBeUndefined();
  expect(failures).toEqual([]);
});
