import { Remembered } from './remembered.ts';

let now = 0;
let asked: string[] = [];
let answer: (key: string) => Promise<string> = async (key) => `${key} at ${now}`;
const remember = () =>
  new Remembered<string>(
    (key) => {
      asked.push(key);
      return answer(key);
    },
    { max: 2, freshMs: 10, keepMs: 100, now: () => now },
  );

beforeEach(() => {
  now = 0;
  asked = [];
  answer = async (key) => `${key} at ${now}`;
});
const settled = () => new Promise(setImmediate);

test('what is fresh, or being asked for, is not asked for again', async () => {
  const remembered = remember();
  expect(await Promise.all([remembered.get('a'), remembered.get('a')])).toEqual(['a at 0', 'a at 0']);
  now = 10;
  expect(await remembered.get('a')).toBe('a at 0');
  expect(asked).toEqual(['a']);
});

test('what is not fresh is given once more while it is renewed, once', async () => {
  const remembered = remember();
  await remembered.get('a');
  now = 50;
  expect(await Promise.all([remembered.get('a'), remembered.get('a')])).toEqual(['a at 0', 'a at 0']);
  await settled();
  expect(await remembered.get('a')).toBe('a at 50');
  expect(asked).toEqual(['a', 'a']);
});

test('what is too old is never given, even when there is nothing newer', async () => {
  const remembered = remember();
  await remembered.get('a');
  answer = () => Promise.reject(new Error('away'));
  now = 100;
  expect(await remembered.get('a')).toBe('a at 0');
  await settled();
  now = 101;
  await expect(remembered.get('a')).rejects.toThrow('away');
});

test('a failure is not remembered', async () => {
  const remembered = remember();
  answer = () => Promise.reject(new Error('away'));
  await expect(remembered.get('a')).rejects.toThrow('away');
  answer = async () => 'back';
  expect(await remembered.get('a')).toBe('back');
});

test('no more is kept than allowed', async () => {
  const remembered = remember();
  for (const key of ['a', 'b', 'c', 'a']) await remembered.get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
