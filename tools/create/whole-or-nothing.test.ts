import { mkdirSync, mkdtempSync, readFileSync, globSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { wholeOrNothing } from './whole-or-nothing.ts';

let checkout: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
};
const seen = () =>
  Object.fromEntries(
    globSync('**', { cwd: checkout, withFileTypes: true })
      .map((entry) => [join(entry.parentPath, entry.name), entry] as const)
      .map(([path, entry]) => [path, entry.isFile() ? readFileSync(path, 'utf8') : 'a folder']),
  );

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'creation-'));
  for (const path of ['package-lock.json', 'tools/places.ts', 'gateway/schema.graphql', 'services/auth.ts'])
    write(path, `before ${path}`);
  mkdirSync(join(checkout, 'node_modules/@portfolio'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** What a creation does, as far as it comes. */
const create = () => {
  write('services/ledger/src/main.ts', 'new');
  write('services/ledger/dist/main.js', 'built');
  write('packages/contracts/src/ledger/index.ts', 'new');
  write('package-lock.json', 'changed');
  rmSync(join(checkout, 'gateway/schema.graphql'));
  symlinkSync('../../services/ledger', join(checkout, 'node_modules/@portfolio/ledger'));
  return Promise.resolve();
};

test('a creation that fails leaves nothing behind, at whatever step', async () => {
  const before = seen();
  const failing = wholeOrNothing(checkout, 'services/ledger', () =>
    create().then(() => Promise.reject(new Error('No line.'))),
  );
  await expect(failing).rejects.toThrow('No line.');
  expect(seen()).toEqual(before);
});

test('one that is interrupted, neither', async () => {
  const before = seen();
  const interrupted = wholeOrNothing(checkout, 'services/ledger', async () => {
    await create();
    process.emit('SIGINT');
  });
  await expect(interrupted).rejects.toThrow(/aborted/);
  expect(seen()).toEqual(before);
});

test('what succeeds stays', async () => {
  await wholeOrNothing(checkout, 'services/ledger', create);
  expect(seen()).toHaveProperty([join(checkout, 'services/ledger/dist/main.js')], 'built');
});
