import { dayNamed } from './days.ts';

/** A Thursday. */
const today = '2026-11-26';

test.each([
  ['en', 'ruth tomorrow', { text: 'ruth', day: '2026-11-27' }],
  ['en', 'Tomorrow', { text: '', day: '2026-11-27' }],
  ['en', 'bluebird friday night', { text: 'bluebird night', day: '2026-11-27' }],
  ['en', 'thursday', { text: '', day: '2026-12-03' }],
  ['es', 'ruth manana', { text: 'ruth', day: '2026-11-27' }],
  ['es', 'ruth miércoles', { text: 'ruth', day: '2026-12-02' }],
  ['fr', 'ruth aujourd’hui', { text: 'ruth', day: '2026-11-26' }],
  ['fr', 'ruth hier', { text: 'ruth', day: '2026-11-25' }],
  ['en', 'ruth', { text: 'ruth', day: undefined }],
] as const)('in %s, "%s" is %j', (language, text, expected) => {
  expect(dayNamed(text, language, today)).toEqual(expected);
});
