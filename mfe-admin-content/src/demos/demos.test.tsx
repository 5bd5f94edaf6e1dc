import { renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aFile } from '../testing/files.ts';

const detail = {
  __typename: 'MobileDemo',
  id: '5',
  slug: 'walker',
  title: 'Walker',
  description: 'Counts steps.',
  version: '1.2',
  operatingSystems: [{ __typename: 'OperatingSystem', id: '1', name: 'Android' }],
  apkFile: '/media/a.apk',
  ipaFile: '/media/a.ipa',
  webviewUrl: '',
  image: { __typename: 'Image', url: '/media/own.webp' },
  isPublished: true,
  revision: 2,
  features: 'Steps\nMaps',
  screenshots: [{ __typename: 'StoredImage', id: 's', url: '/media/s.webp', alt: '' }],
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

const open = (graphql: GraphqlAnswers = {}, state: object | null = { action: 'create' }) =>
  renderRemote(remote, {
    path: '/admin/mobile-demos',
    state,
    user: { is_staff: true },
    graphql: {
      AdminDemos: { mobileDemos: { __typename: 'MobileDemoPage', count: 1, results: [listed] } },
      OperatingSystems: { operatingSystems: [{ __typename: 'OperatingSystem', id: '9', name: 'KaiOS' }] },
      ...graphql,
    },
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
    await open(
      {
        SwitchDemo: () => {
          throw new Error('down');
        },
      },
      null,
    );
    const published = await screen.findByRole('switch', { name: /Published Walker/ });
    await userEvent.click(published);
    expect(await screen.findByText('Failed to save mobile demo. Please try again later.')).toBeInTheDocument();
    expect(published).toBeChecked();
  });
});

describe('core-site.md §3 and §7, Mobile demos', () => {
  test('what is sent: text fields, operating systems, the APK, screenshots', async () => {
    let sent: unknown;
    await open({
      CreateDemo: (variables) => {
        sent = variables;
        return { item: detail };
      },
    });
    await fillIn();
    choose('Screenshots', aFile('two.png'));
    await save();
    expect(await screen.findByRole('link', { name: 'View on the site' })).toHaveAttribute('href', '/mobile-demos/5');
    expect(sent).toMatchObject({
      input: {
        title: 'Walker',
        version: '1.2',
        operatingSystems: ['iOS', 'KaiOS'],
        description: 'Counts steps.',
        features: 'Steps',
        webviewUrl: '',
        isPublished: true,
      },
      files: { apkFile: { name: 'walker.apk' }, screenshots: [{ name: 'one.png' }, { name: 'two.png' }] },
    });
  });

  test('on edit files stay unless others are chosen; optional ones can be removed', async () => {
    let sent: unknown;
    await open(
      {
        DemoToEdit: { item: detail },
        UpdateDemo: (variables) => {
          sent = variables;
          return { item: detail };
        },
      },
      { action: 'edit', id: 5 },
    );
    await screen.findByDisplayValue('Walker');
    expect(field('Features')).toHaveValue('Steps\nMaps');
    // The APK is required: it can be replaced, not removed.
    const [ipa] = screen.getAllByRole('button', { name: 'Remove Current file' });
    await userEvent.click(ipa!);
    await save();
    await screen.findByText(/“Walker” is saved\./);
    expect(sent).toMatchObject({
      input: { remove: ['ipa_file'], existingScreenshots: ['s'], revision: 2 },
      files: { apkFile: undefined },
    });
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
      'Choose at least one operating system',
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
