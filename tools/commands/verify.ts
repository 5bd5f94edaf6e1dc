import { verify } from '../verify/verify.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => ((await verify()) ? 0 : 1));
