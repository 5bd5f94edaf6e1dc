import 'fake-indexeddb/auto';
import { createStore, get, set, update } from 'idb-keyval';
import { forgetKept, forgetOthers, keptOf, unsentOf, usersWithUnsent } from './index.ts';

const shift = { title: 'Night watch', client: 'Harbour Ltd', guard: 'Ada Lovelace', startTime: '2026-10-31T22:00:00Z' };
const tap = (shiftId: string) => ({ shiftId, action: 'checkIn', later: { key: 'secret key' } });
const plain = { copies: createStore('portfolio-kept', 'kept'), unsent: createStore('portfolio-unsent', 'unsent') };

/** All that IndexedDB has, as text: of binary data the bytes. A key shows nothing: no script gets its bytes. */
async function stored(): Promise<string> {
  const asText = (_name: string, value: unknown): unknown => {
    const isBinary = ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]';
    return isBinary ? Buffer.from(value as ArrayBuffer).toString('latin1') : value;
  };
  const all = Object.values(plain).map((store) =>
    store('readonly', (records) =>
      Promise.all(
        [records.getAllKeys(), records.getAll()].map(
          (request) =>
            new Promise((resolve) => request.addEventListener('success', () => resolve(request.result as unknown))),
        ),
      ),
    ),
  );
  return JSON.stringify(await Promise.all(all), asText);
}
const nothing = '[[[],[]],[[],[]]]';

const crypto = globalThis.crypto;
/** As on a page of plain HTTP. */
const withoutSubtle = (): void =>
  void Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: () => {} }, configurable: true });

afterEach(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  await Promise.all(Object.values(plain).map((store) => store('readwrite', (records) => void records.clear())));
});

test('a user finds what was kept, and nobody else does', async () => {
  await keptOf(7).write('shifts', [shift]);
  expect(await keptOf(7).read('shifts')).toEqual([shift]);
  expect(await keptOf(77).read('shifts')).toBeUndefined();
  expect(await keptOf(8).read('shifts')).toBeUndefined();
});

test('nothing of it is stored in plain text, and no script gets at the bytes of its key', async () => {
  await keptOf(7).write('shifts-America/Los_Angeles', [shift]);
  await unsentOf(7).change('taps', () => [tap('4711')]);

  const text = await stored();

  const secrets = [...Object.values(shift), 'startTime', 'shifts', 'Angeles', '4711', 'checkIn', 'secret key'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('7/sealed');
  const { key } = (await get<{ key: CryptoKey }>('7/sealed', plain.copies))!;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

test('the same twice is not sealed the same way', async () => {
  const ivs = [];
  for (const _ of [1, 2, 3]) {
    await keptOf(7).write('shifts', [shift]);
    ivs.push(String((await get<{ iv: Uint8Array }>('7/sealed', plain.copies))?.iv));
  }
  expect(new Set(ivs).size).toBe(3);
});

test('who signs in leaves nothing of others', async () => {
  await keptOf(7).write('shifts', [1]);
  await keptOf(8).write('shifts', [2]);
  await forgetOthers(8);
  expect(await keptOf(7).read('shifts')).toBeUndefined();
  expect(await keptOf(8).read('shifts')).toEqual([2]);
});

test.each([[[]], [['payments']]])(
  'signing out leaves nothing, also of what is being kept at that moment, beside %j',
  async (names) => {
    for (const name of names) await keptOf(7).write(name, [1]);
    const writing = keptOf(7).write('shifts', [shift]);
    await forgetKept();
    await writing;
    expect(await stored()).toBe(nothing);
  },
);

test('what is not sent yet waits for its user, whoever signs out or in; once it is sent nothing is left, no key either', async () => {
  await unsentOf(7).change('taps', () => [1]);
  await forgetKept();
  await forgetOthers(8);
  expect(await unsentOf(7).read('taps')).toEqual([1]);
  expect(await unsentOf(8).read('taps')).toEqual([]);
  expect(await usersWithUnsent()).toEqual([7]);
  await unsentOf(7).change('taps', () => []);
  expect(await stored()).toBe(nothing);
});

test('of changes at the same time none is lost', async () => {
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  await Promise.all(numbers.map((number) => unsentOf(7).change<number>('taps', (taps) => [...taps, number])));
  expect((await unsentOf(7).read<number>('taps')).toSorted((one, other) => one - other)).toEqual(numbers);
  await Promise.all(numbers.map((number) => keptOf(7).write(`copy-${number}`, number)));
  expect(await Promise.all(numbers.map((number) => keptOf(7).read(`copy-${number}`)))).toEqual(numbers);
});

test('who reads while the first copy is being sealed does not disturb that', async () => {
  await Promise.all([keptOf(7).write('shifts', [shift]), keptOf(7).read('shifts'), keptOf(7).read('payments')]);
  expect(await keptOf(7).read('shifts')).toEqual([shift]);
});

test('a copy that cannot be opened any more is as if there were none, and goes', async () => {
  await keptOf(7).write('shifts', [1]);
  await keptOf(8).write('shifts', [2]);
  await set('7/sealed', await get('8/sealed', plain.copies), plain.copies);
  await update<object>(
    '7/sealed',
    (sealed) => ({ ...sealed, iv: crypto.getRandomValues(new Uint8Array(12)) }),
    plain.copies,
  );
  expect(await keptOf(7).read('shifts')).toBeUndefined();
  expect(await get('7/sealed', plain.copies)).toBeUndefined();
  await keptOf(7).write('shifts', [3]);
  expect(await keptOf(7).read('shifts')).toEqual([3]);
});

describe('of the release before, which kept all in plain text', () => {
  test('copies are sealed when they are first read; a newer one that was sealed counts', async () => {
    await set('7/shifts', [shift], plain.copies);
    await set('7/payments', ['Night watch, paid'], plain.copies);
    expect(await keptOf(7).read('shifts')).toEqual([shift]);
    expect(await stored()).not.toContain('Night watch');
    await set('7/shifts', ['older'], plain.copies);
    expect(await keptOf(7).read('shifts')).toEqual([shift]);
    expect(await keptOf(7).read('payments')).toEqual(['Night watch, paid']);
  });

  test('what was not sent is taken over, in its order, and sealed', async () => {
    await set('7/taps', [tap('1'), tap('2')], plain.unsent);
    expect(await usersWithUnsent()).toEqual([7]);
    expect(await unsentOf(7).read('taps')).toEqual([tap('1'), tap('2')]);
    expect(await stored()).not.toContain('checkIn');
    expect(await unsentOf(7).read('taps')).toEqual([tap('1'), tap('2')]);
  });

  test('a tab of it that is still open loses nothing, and nothing of it is lost', async () => {
    const numbers = Array.from({ length: 8 }, (_, index) => index);
    await unsentOf(7).change('taps', () => [8]);
    await Promise.all(
      numbers.flatMap((number) => [
        unsentOf(7).change<number>('taps', (taps) => [...taps, number + 10]),
        update<number[]>('7/taps', (taps = []) => [...taps, number], plain.unsent),
      ]),
    );
    const expected = [...numbers, 8, ...numbers.map((number) => number + 10)];
    expect((await unsentOf(7).read<number>('taps')).toSorted((one, other) => one - other)).toEqual(expected);
  });
});

test('a page that can seal nothing keeps only what was not sent', async () => {
  withoutSubtle();
  await keptOf(7).write('shifts', [shift]);
  expect(await keptOf(7).read('shifts')).toBeUndefined();
  await unsentOf(7).change<number>('taps', (taps) => [...taps, 1]);
  await unsentOf(7).change<number>('taps', (taps) => [...taps, 2]);
  expect(await unsentOf(7).read('taps')).toEqual([1, 2]);
  expect(await stored()).toBe('[[[],[]],[["7/taps"],[[1,2]]]]');
});
