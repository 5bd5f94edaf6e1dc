import { join } from 'node:path';
import { root } from './root.ts';

/**
 * How turbo is called: with one environment everywhere, because it is part of what turbo remembers a result by.
 * @param tasks and filters
 */
export const turbo = (tasks: readonly string[]) => ({
  file: join(root, 'node_modules/.bin/turbo'),
  args: ['run', ...tasks],
  env: { ...(process.env as Record<string, string>), TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
});
