import { getPriority } from 'node:os';
import { runInForeground } from './foreground.ts';

test.each([
  ['who yields goes after others', { yields: true }, Math.max(5, getPriority())],
  ['nobody else does', {}, getPriority()],
])('%s', async (_who, options, priority) => {
  const tellsPriority = ['-e', 'process.exitCode = require("node:os").getPriority()'];
  const { signal } = new AbortController();
  expect(await runInForeground(process.execPath, tellsPriority, process.env, signal, options)).toBe(priority);
});
