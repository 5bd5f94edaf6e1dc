import { readFile, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { actors } from '@portfolio/testkit';
import { startClamd, infectedWord } from '../../test/clamd.ts';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, namedFile, picture } from '../../test/files.ts';
import { androidPackage } from '../seed/apps.ts';

const quarantine = join(tmpdir(), `quarantine-${randomUUID()}`);
const clamd = await startClamd();
const screenshot = await picture(2);
const content = await startContent({ CLAMD_URL: clamd.url, QUARANTINE_PATH: quarantine });
beforeEach(() => {
  clamd.says = undefined;
  clamd.scanned.length = 0;
});
afterAll(async () => {
  await content.close();
  await clamd.close();
});

const demo = { title: 'T', description: 'd', features: 'f', version: '1', operating_systems: 'Android' };
/** Its name is in the archive as it is. */
const app = async (name = 'com.example.a') => namedFile(await androidPackage(name, 'A', '1'), 'a.apk');
const infected = async () =>
  namedFile(Buffer.concat([await androidPackage('a.b', 'A', '1'), Buffer.from(infectedWord)]), 'a.apk');
const upload = (apk: File) =>
  content.as(actors.staff).post('/mobile-demos/', form({ ...demo, screenshots: screenshot, apk_file: apk }));
const sentence = 'The virus scanner found something in this file: Test.Word.';

test('an app is kept after the scanner has seen all of it; pictures are ours to look at', async () => {
  const file = await app();
  expect(await upload(file)).toMatchObject({ status: 201 });
  expect(clamd.scanned).toEqual([file.size]);
  const images = await picture(1);
  const project = { title: 'T', description: 'd', long_description: 'l', technologies: 'x' };
  expect((await content.as(actors.staff).post('/projects/', form({ ...project, images }))).status).toBe(201);
  expect(clamd.scanned).toHaveLength(1);
});

test('one in which it finds something is refused, and set aside for its owner to look at', async () => {
  const before = await filesBelow(content.mediaPath);
  const { status, body } = await upload(await infected());
  expect([status, body]).toEqual([400, { apk_file: [sentence] }]);
  expect(await filesBelow(content.mediaPath)).toEqual(before);
  const [name = ''] = await readdir(quarantine);
  expect((await readFile(join(quarantine, name))).includes(infectedWord)).toBe(true);
  expect([(await stat(quarantine)).mode & 0o777, (await stat(join(quarantine, name))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

test('over GraphQL', async () => {
  const query =
    'mutation ($input: MobileDemoFields!, $files: MobileDemoFiles!) { createMobileDemo(input: $input, files: $files) { id } }';
  const input = { title: 'T', description: 'd', features: 'f', version: '1', operatingSystems: ['Android'] };
  const body = graphqlForm(query, { input, files: { apkFile: null } }, { 'variables.files.apkFile': await infected() });
  const answer = await content.as(actors.staff).post('/graphql', body, { 'apollo-require-preflight': '1' });
  expect(answer.body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { apkFile: [sentence] } });
});

test('what it could not look into is not kept', async () => {
  clamd.says = 'INSTREAM size limit exceeded. ERROR';
  const { status, headers } = await upload(await app());
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
});
