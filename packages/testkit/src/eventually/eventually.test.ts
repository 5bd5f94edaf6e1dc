import { eventually } from './index.ts';

test('answers what the check answers at last, whatever it answered or threw before', async () => {
  const answers: (() => string)[] = [
    () => '',
    () => {
      throw new Error('not yet');
    },
    () => 'there',
  ];
  expect(await eventually('it is there', () => answers.shift()!(), { every: 1 })).toBe('there');
});

test('fails with what did not happen and the last answer', async () => {
  const waited = eventually('two mails arrive', () => false, { within: 5, every: 1 });
  await expect(waited).rejects.toThrow(
    'Within 5 ms it did not happen that two mails arrive. It answered false at last.',
  );
});

test('fails with the last error as the cause', async () => {
  const refused = new Error('refused');
  const waited = eventually('it answers', () => Promise.reject(refused), { within: 5, every: 1 });
  await expect(waited).rejects.toMatchObject({ cause: refused });
});
