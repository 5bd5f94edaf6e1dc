import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { transformFile, type Options } from '@swc/core';
import { inRoot } from '../graph/generated-file.ts';

/** Writes the JavaScript of the service in the working folder: `src/**` without tests to `--out-dir`, with source maps. */
const { values } = parseArgs({ options: { 'out-dir': { type: 'string', default: 'dist' } } });
const out = values['out-dir'];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what swc documents for such files
const options = JSON.parse(readFileSync(inRoot('tools/service.swcrc.json'), 'utf8')) as Options;
const files = globSync('**/*.ts', { cwd: 'src', exclude: ['**/*.test.ts'] });
rmSync(out, { recursive: true, force: true });
await Promise.all(
  files.map(async (file) => {
    const to = join(out, file.replace(/\.ts$/, '.js'));
    const { code, map = '' } = await transformFile(join('src', file), {
      ...options,
      swcrc: false,
      sourceFileName: relative(dirname(to), join('src', file)),
    });
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, `${code}\n//# sourceMappingURL=${basename(to)}.map`);
    writeFileSync(`${to}.map`, map);
  }),
);
console.log(`${files.length} files`);
