import { run } from '../start/run.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(() => run('run'));
