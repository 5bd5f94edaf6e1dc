import { runCommand } from '../terminal/plain-error.ts';
import { checkTypes } from '../verify/types.ts';

await runCommand(() => Promise.resolve(checkTypes() ? 0 : 1));
