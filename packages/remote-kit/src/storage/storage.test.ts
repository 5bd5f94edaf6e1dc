import { lenient } from './storage.ts';

const blocked = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => localStorage.clear());

test('what the browser keeps is there for the next page', () => {
  lenient(() => localStorage).setItem('theme', 'light');
  const next = lenient(() => localStorage);
  expect(next.getItem('theme')).toBe('light');
  next.removeItem('theme');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(next.getItem('theme')).toBeNull();
});

test('a blocked storage keeps what it is given as long as the page is open', () => {
  const storage = lenient(blocked);
  expect(storage.getItem('theme')).toBeNull();
  storage.setItem('theme', 'light');
  expect(storage.getItem('theme')).toBe('light');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
});

test('a full one too, and what it kept before does not come back; once there is room it is kept for good', () => {
  localStorage.setItem('theme', 'dark');
  let isFull = true;
  const area = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  const storage = lenient(() => Object.assign(Object.create(localStorage) as Storage, area));
  storage.setItem('theme', 'light');
  expect([storage.getItem('theme'), localStorage.getItem('theme')]).toEqual(['light', 'dark']);
  isFull = false;
  storage.setItem('theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
});
