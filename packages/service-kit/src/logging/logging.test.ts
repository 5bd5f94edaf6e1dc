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
