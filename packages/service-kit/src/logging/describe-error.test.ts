import { describeError } from './describe-error.ts';

test('an error without a message, as libraries throw them, is told all the same', () => {
  const bare = Object.assign(new Error('said'), { message: undefined, name: undefined, stack: undefined });
  expect(describeError(bare)).toMatchObject({ type: '', message: '' });
  expect(describeError(new Error('outer', { cause: bare }))).toMatchObject({ cause: { message: '' } });
});

test('causes that lead in a circle end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(describeError(error)).toMatchObject({ message: 'round', cause: { message: 'round' } });
});
