import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrationsIn } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, '2-second.js'), 'export class Second2 { async up() {} async down() {} }');
  await writeFile(join(folder, '1-first.js'), 'export const note = 1; export class First1 { async up() {} }');
  await cp(join(folder, '1-first.js'), join(folder, '1-first.test.js'));
});
afterEach(() => rm(folder, { recursive: true }));

const namesIn = async () => (await migrationsIn(pathToFileURL(`${folder}/`))).map(({ name }) => name);

test('the migrations of a folder are found, in order; tests are none', async () => {
  expect(await namesIn()).toEqual(['First1', 'Second2']);
});

test('a file that holds none is named', async () => {
  await writeFile(join(folder, '3-empty.js'), 'export const nothing = 1;');
  await expect(namesIn()).rejects.toThrow('3-empty.js holds no migration.');
});
