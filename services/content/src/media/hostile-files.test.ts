import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { actors } from '@portfolio/testkit';
import { androidPackage, iosPackage } from '../seed/apps.ts';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, namedFile, picture } from '../../test/files.ts';
import { hostileApps } from '../../test/hostile-apps.ts';
import { hostileImages } from '../../test/hostile-images.ts';

const images = await hostileImages();
const apps = await hostileApps();
const project = { title: 'T', description: 'd', longDescription: 'l', technologies: ['React'] };
const demo = { title: 'T', description: 'd', features: 'f', version: '1', operatingSystems: ['Android'] };
const preflight = { 'apollo-require-preflight': 'true' };

const content = await startContent();
const apk = namedFile(await androidPackage('com.example.a', 'A', '1'), 'a.apk');
const ipa = namedFile(await iosPackage('com.example.a', 'A', '1'), 'a.ipa');
/** One file that gets through must not hide the others. */
afterEach(async () => {
  await content.sql('TRUNCATE media_file, project, mobile_demo CASCADE');
  for (const name of await readdir(content.mediaPath)) await rm(join(content.mediaPath, name), { recursive: true });
});
afterAll(() => content.close());

/** Files and rows that are there: none after a refusal, neither of the file nor of what should have shown it. */
const left = async () => [
  ...(await filesBelow(content.mediaPath)),
  ...(await content.sql(
    'SELECT hash AS left FROM media_file UNION ALL SELECT title FROM project UNION ALL SELECT title FROM mobile_demo',
  )),
];
const staff = () => content.as(actors.staff);
const sentence = /^(Upload a valid |Ensure this image has no more than 40 megapixels\.)/;

describe('pictures', () => {
  test.each(images)('$title is refused over REST and leaves nothing', async ({ filename, content: bytes }) => {
    const { title, description, longDescription, technologies } = project;
    const fields = { title, description, long_description: longDescription, technologies };
    const { status, body } = await staff().post(
      '/projects/',
      form({ ...fields, images: [await picture(1), namedFile(bytes, filename)] }),
    );
    expect([status, body]).toEqual([400, { images: [expect.stringMatching(sentence)] }]);
    expect(await left()).toEqual([]);
  });

  test.each(images)('$title is refused over GraphQL and leaves nothing', async ({ filename, content: bytes }) => {
    const mutation = `mutation ($input: ProjectFields!, $images: [Upload!]!) { createProject(input: $input, images: $images) { id } }`;
    const files = { 'variables.images.0': namedFile(bytes, filename) };
    const { body } = await staff().post(
      '/graphql',
      graphqlForm(mutation, { input: project, images: [null] }, files),
      preflight,
    );
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { images: [expect.stringMatching(sentence)] },
    });
    expect(await left()).toEqual([]);
  });
});

describe('app packages', () => {
  test.each(apps)('$title is refused over REST and leaves nothing', async ({ field, filename, content: bytes }) => {
    const { operatingSystems, ...texts } = demo;
    const files = { apk_file: apk, screenshots: [await picture(1)], [field]: namedFile(bytes, filename) };
    const { status, body } = await staff().post(
      '/mobile-demos/',
      form({ ...texts, operating_systems: operatingSystems, ...files }),
    );
    expect([status, body]).toEqual([400, { [field]: [expect.stringMatching(sentence)] }]);
    expect(await left()).toEqual([]);
  });

  test.each(apps)('$title is refused over GraphQL and leaves nothing', async ({ field, filename, content: bytes }) => {
    const mutation = `mutation ($input: MobileDemoFields!, $files: MobileDemoFiles!) { createMobileDemo(input: $input, files: $files) { id } }`;
    const name = field === 'apk_file' ? 'apkFile' : 'ipaFile';
    const files = {
      'variables.files.apkFile': apk,
      'variables.files.screenshots.0': await picture(1),
      [`variables.files.${name}`]: namedFile(bytes, filename),
    };
    const variables = { input: demo, files: { apkFile: null, ipaFile: null, screenshots: [null] } };
    const { body } = await staff().post('/graphql', graphqlForm(mutation, variables, files), preflight);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: [expect.stringMatching(sentence)] },
    });
    expect(await left()).toEqual([]);
  });

  test('what the matrix changes is all that is wrong with it: the same call with good files works', async () => {
    const { operatingSystems, ...texts } = demo;
    const files = { apk_file: apk, ipa_file: ipa, screenshots: [await picture(1)] };
    const { status, body } = await staff().post(
      '/mobile-demos/',
      form({ ...texts, operating_systems: operatingSystems, ...files }),
    );
    expect(status).toBe(201);
    await staff().delete(`/mobile-demos/${body.id}/`);
  });
});
