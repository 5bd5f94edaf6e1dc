import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { linkLibraries } from '../upgrade/old-code.ts';
import { createNoun } from './create-noun.ts';

const run = promisify(execFile);

let checkout: string;
beforeAll(() => {
  mkdirSync(join(root, '.local'), { recursive: true });
  checkout = mkdtempSync(join(root, '.local/noun-'));
  const rooms = [
    'packages',
    'services',
    'mfe-scheduling',
    'gateway/*.graphql',
    'docs',
    'e2e/support',
    'tools',
    '.ox*',
    '*.json',
    '*.mjs',
  ];
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of files.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    copyFileSync(join(root, path), join(checkout, path));
  }
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** `npm run newcomer` makes one with its screens, generates and checks everything. */
describe('npm run create-noun', () => {
  test('what is written fits the service: types, its tests, and each list that names nouns', async () => {
    const said = { es: 'un parte nocturno/partes nocturnos', fr: 'une main courante/mains courantes' };
    const written = await createNoun('night-log', said, checkout);
    linkLibraries(checkout);
    const bin = (program: string) => join(checkout, 'node_modules/.bin', program);
    const options = {
      cwd: checkout,
      env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', NODE_ENV: 'test' },
    };

    const sources = written.filter((path) => /\.tsx?$/.test(path));
    await run(bin('oxfmt'), sources, options);
    await run(bin('tsc'), ['--noEmit', '-p', 'services/scheduling'], options);
    const tests = 'src/(night-logs|row-security)';
    await run(
      bin('jest'),
      ['--ci', '-w', '1', '--testTimeout', '60000', '--projects', 'services/scheduling', '--testPathPatterns', tests],
      options,
    );

    const screens = written.filter((path) => path.startsWith('mfe-scheduling/src/night-logs/'));
    expect(screens.length).toBeLessThanOrEqual(6);
    const texts = (language: string) =>
      JSON.parse(readFileSync(join(checkout, `mfe-scheduling/src/locales/${language}.json`), 'utf8')).nightLogs;
    expect([texts('en').title, texts('es').create, texts('fr').none]).toEqual([
      'Night logs',
      'Añadir un parte nocturno',
      'Rien pour l’instant : mains courantes',
    ]);
  }, 240_000);

  test.each([
    ['Badge', /named in the singular, in small letters/],
    ['../x', /named in the singular, in small letters/],
    ['client', /is taken already/],
    ['company', /is taken already/],
  ])('%s is refused as a name', async (name, sentence) => {
    await expect(createNoun(name, {}, checkout)).rejects.toThrow(sentence);
  });

  test('words are one and many', async () => {
    await expect(createNoun('badge', { es: 'credencial' }, checkout)).rejects.toThrow(/Say one and many/);
  });
});
