import { backgroundContext, runInContext } from '../request-context/index.ts';
import { createLogger } from './index.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger({ name: 'test', level: 'info' }, { write: (line: string) => void lines.push(line) }));
  return lines;
}

test('a line carries the id of its request', () => {
  const [line] = logged((log) => runInContext(backgroundContext('req-5'), () => log.info('hello')));
  expect(JSON.parse(line ?? '')).toMatchObject({ name: 'test', msg: 'hello', requestId: 'req-5' });
});

test('no secret gets into a line, at the top or nested', () => {
  const secrets = { password: 's3', refresh: 's3', access: 's3', token: 's3', authorization: 's3', cookie: 's3' };
  const [line] = logged((log) => log.info({ ...secrets, body: secrets, request: { headers: secrets }, kept: 'yes' }));
  expect(line).not.toContain('s3');
  expect(JSON.parse(line ?? '')).toMatchObject({ kept: 'yes' });
});

test('an error keeps its message and cause, not the parameters of a statement', () => {
  const error = Object.assign(new Error('failed', { cause: new Error('why') }), { parameters: ['s3'], code: '23505' });
  const [line] = logged((log) => log.error({ err: error }));
  expect(line).not.toContain('s3');
  expect(JSON.parse(line ?? '').err).toMatchObject({ message: 'failed', code: '23505', cause: { message: 'why' } });
});

test.each([
  [
    'what the database could not read',
    { code: '22P02' },
    'invalid input syntax for type integer: "no"secret"',
    /integer: "…"$/,
  ],
  [
    'what a mail server says',
    { response: '550 5.1.1 secret: no' },
    'Message failed: 550 5.1.1 secret: no',
    /failed: 550 5.1.1$/,
  ],
  ['an address', {}, 'no secret@secret.example, sorry', /^no …@…, sorry$/],
])('an error does not quote %s, nor does its stack', (_, more, message, kept) => {
  const [line] = logged((log) => log.error({ err: Object.assign(new Error(message), more) }, 'failed'));
  expect(line).not.toContain('secret');
  const { err } = JSON.parse(line ?? '');
  expect(err.message).toMatch(kept);
  expect(err.stack).toMatch(/^ {4}at .*logging\.test/m);
});

test('an answer that could not be read is not quoted', () => {
  const [line] = logged((log) => {
    try {
      JSON.parse('secret');
    } catch (error) {
      log.warn({ err: new Error('failed', { cause: error }) });
    }
  });
  expect(JSON.parse(line ?? '').err.cause).toMatchObject({
    type: 'SyntaxError',
    message: expect.not.stringContaining('secret'),
  });
});
