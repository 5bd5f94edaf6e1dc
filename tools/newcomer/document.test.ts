import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { blocksIn, commandsIn, stepsOf } from './document.ts';
import { recipes } from './recipes.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const firstDay = readFileSync(join(root, 'docs/first-day.md'), 'utf8');
const steps = stepsOf(blocksIn(firstDay));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

test('a document is what is done, and what is then seen', () => {
  const text = '# A\n\n```sh\nls\n```\n\n```text\na\nb\n```\n\n## B\n\n```keys\nCtrl-C\n```\n';
  expect(stepsOf(blocksIn(text))).toEqual([
    { kind: 'sh', text: 'ls', under: 'A', seen: ['a', 'b'] },
    { kind: 'keys', text: 'Ctrl-C', under: 'B', seen: [] },
  ]);
  expect(() => blocksIn('# A\n\n```python\n```\n')).toThrow('Below "A" is a block "python", which nobody can follow.');
  expect(() => stepsOf(blocksIn('```text\na\n```\n'))).toThrow('is to be seen before anything was done');
});

test('each command that docs/first-day.md, the README and its recipes name is there', () => {
  const shown = [firstDay, readme, ...recipes().map(({ text }) => text)].flatMap(commandsIn);
  const named = shown.filter((name) => name !== 'and');
  expect(named).toContain('release');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the edits of docs/first-day.md and of the recipes fit the files as they are, one after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-day-'));
  try {
    for (const { text } of [...steps, ...recipes()].filter(({ kind }) => kind === 'diff')) {
      for (const [, path] of text.matchAll(/^--- a\/(.+)$/gm)) {
        const copy = join(folder, path!);
        mkdirSync(dirname(copy), { recursive: true });
        if (!existsSync(copy)) copyFileSync(join(root, path!), copy);
      }
      const apply = () => execFileSync('git', ['apply', '-'], { cwd: folder, input: `${text}\n`, stdio: 'pipe' });
      expect(apply).not.toThrow();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the README describes the recipes that are followed', () => {
  const followed = recipes().map(({ text }) => text);
  for (const command of ['create-remote -- mfe-hello', 'create-noun -- badge', 'create-service -- ledger']) {
    expect(readme).toContain(`\`npm run ${command}\``);
    expect(followed).toContainEqual(expect.stringContaining(`npm run ${command}`));
  }
});

test('docs/first-day.md has the length of two pages, and all that a first day holds', () => {
  const said = firstDay.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/\s+/);
  expect(said.length).toBeLessThan(700);
  expect([...firstDay.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    'Start',
    'Change a text and release it',
    'Watch a canary',
    'Add a field',
    'Restore a backup',
  ]);
});
