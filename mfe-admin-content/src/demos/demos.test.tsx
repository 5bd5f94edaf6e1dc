import type { MobileDemoDetail } from '@portfolio/contracts/content';
import { renderRemote, type RestAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aFile, sentFields } from '../testing/files.ts';

const detail: MobileDemoDetail = {
  id: 5,
  slug: 'walker',
  title: 'Walker',
  description: 'Counts steps.',
  version: '1.2',
  operating_systems: [{ id: 1, name: 'Android' }],
  qr_code: '/media/qr/mobile-demos/walker.svg',
  apk_file: '/media/a.apk',
  ipa_file: '/media/a.ipa',
  apk_size: 1,
  ipa_size: 1,
  webview_url: '',
  image: '/media/own.webp',
  image_set: null,
  is_published: true,
  revision: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  features: 'Steps\nMaps',
  screenshots: [{ id: 's', url: '/media/s.webp', width: 9, height: 16, avif_srcset: '', webp_srcset: '' }],
};

const listed = {
  __typename: 'MobileDemo',
  id: '5',
  slug: 'walker',
  title: 'Walker',
  description: 'Counts steps.',
  version: '1.2',
  isPublished: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  image: null,
  operatingSystems: [{ __typename: 'OperatingSystem', id: '1', name: 'Android' }],
};

const open = (rest: RestAnswers = {}, state: object | null = { action: 'create' }, more: object = {}) =>
  renderRemote(remote, {
    path: '/admin/mobile-demos',
    state,
    user: { is_staff: true },
    graphql: {
      AdminDemos: { mobileDemos: { __typename: 'MobileDemoPage', count: 1, results: [listed] } },
      OperatingSystems: { operatingSystems: [{ __typename: 'OperatingSystem', id: '9', name: 'KaiOS' }] },
      ...more,
    },
    rest,
  });

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = (name: string | RegExp, file: File) => fireEvent.change(field(name), { target: { files: [file] } });

async function fillIn() {
  await userEvent.type(field('Title'), 'Walker');
  await userEvent.type(field('Version'), '1.2');
  await userEvent.click(await screen.findByLabelText('KaiOS'));
  await userEvent.click(field('iOS'));
  await userEvent.type(field('Short description'), 'Counts steps.');
  await userEvent.type(field('Features'), 'Steps');
  choose(/Android package/, aFile('walker.apk', ''));
  choose('Screenshots', aFile('one.png'));
}

describe('core-site.md §2, /admin/mobile-demos: the same pattern as projects', () => {
  test('a list of cards; the public link is /mobile-demos/{id}', async () => {
    await open({}, null);
    const card = within((await screen.findByRole('heading', { name: 'Walker' })).closest('article')!);
    expect(card.getByRole('link', { name: 'View Walker' })).toHaveAttribute('href', '/mobile-demos/5');
    expect(card.getByText('Android')).toBeInTheDocument();
  });

  test('publishing in place; what could not be saved goes back', async () => {
    await open({}, null, {
      SwitchDemo: () => {
        throw new Error('down');
      },
    });
    const published = await screen.findByRole('switch', { name: /On the site Walker/ });
    await userEvent.click(published);
    expect(await screen.findByText('Failed to save mobile demo. Please try again later.')).toBeInTheDocument();
    expect(published).toBeChecked();
  });
});

describe('core-site.md §3 and §7, Mobile demos', () => {
  test('POST is multipart: text fields, apk_file, repeated screenshots and operating_systems', async () => {
    let sent: unknown;
    await open({
      'POST /mobile-demos/': (body: unknown) => {
        sent = body;
        return detail;
      },
    });
    await fillIn();
    choose('Screenshots', aFile('two.png'));
    await save();
    expect(await screen.findByRole('link', { name: 'View it on the site' })).toHaveAttribute('href', '/mobile-demos/5');
    expect(sentFields(sent)).toEqual({
      title: 'Walker',
      version: '1.2',
      operating_systems: ['iOS', 'KaiOS'],
      description: 'Counts steps.',
      features: 'Steps',
      webview_url: '',
      apk_file: 'walker.apk',
      screenshots: ['one.png', 'two.png'],
      is_published: 'true',
    });
  });

  test('on edit files stay unless others are chosen; optional ones can be removed', async () => {
    let sent: unknown;
    await open(
      {
        'GET /mobile-demos/5/': detail,
        'PUT /mobile-demos/5/': (body: unknown) => {
          sent = body;
          return detail;
        },
      },
      { action: 'edit', id: 5 },
    );
    await screen.findByDisplayValue('Walker');
    expect(field('Features')).toHaveValue('Steps\nMaps');
    // The APK is required: it can be replaced, not removed.
    const [ipa] = screen.getAllByRole('button', { name: 'Remove Present file' });
    await userEvent.click(ipa!);
    await save();
    await screen.findByText(/“Walker” is saved\./);
    expect(sentFields(sent)).toMatchObject({ remove: 'ipa_file', existing_screenshots: 's', revision: '2' });
    expect(sentFields(sent)).not.toHaveProperty('apk_file');
  });
});

describe('core-site.md §5, Admin mobile demo form', () => {
  test('required: title, version, operating system, description, features; an APK and screenshots on create', async () => {
    await open();
    await save();
    for (const name of ['Title', 'Version', 'Short description', 'Features', /Android package/, 'Screenshots']) {
      expect(field(name)).toBeInvalid();
    }
    expect(screen.getByRole('group', { name: 'Operating systems' })).toHaveAccessibleDescription(
      'This field is required.',
    );
    expect(field(/iOS package/)).toBeValid();
  });

  test.each([
    [/Android package/, 'app.zip', 'This is not an Android package (.apk).'],
    [/iOS package/, 'app.apk', 'This is not an iOS package (.ipa).'],
  ])('%s: by the end of its name only', async (name, file, message) => {
    await open();
    choose(name, aFile(file, ''));
    await save();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  test('§9: operating systems are those from the server plus Android, iOS and Cross-Platform', async () => {
    await open();
    for (const name of ['KaiOS', 'Android', 'iOS', 'Cross-Platform']) {
      expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
    }
  });
});
