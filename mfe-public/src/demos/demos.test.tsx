import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MobileDemosQueryVariables } from '../generated/graphql.ts';
import * as remote from '../remote.ts';

const operatingSystems = ['Android', 'iOS'].map((name, index) => ({
  __typename: 'OperatingSystem',
  id: String(index + 1),
  name,
}));

const aDemo = (id: number, particulars: object = {}) => ({
  __typename: 'MobileDemo',
  id: String(id),
  slug: `demo-${id}`,
  title: `Demo ${id}`,
  description: `What demo ${id} does.`,
  isPublished: true,
  image: null,
  qrCode: `/api/mobile-demos/${id}/qr-code/`,
  operatingSystems,
  apkFile: null,
  apkSize: null,
  ipaFile: null,
  ipaSize: null,
  webviewUrl: '',
  ...particulars,
});

const demoPage = (results: object[], count = results.length) => ({ __typename: 'MobileDemoPage', count, results });

async function openDemos(
  answer: (asked: MobileDemosQueryVariables) => object,
  { path = '/mobile-demos', ...options }: RenderOptions = {},
) {
  const asked: MobileDemosQueryVariables[] = [];
  await renderRemote(remote, {
    path,
    graphql: {
      MobileDemos: (variables) => {
        asked.push(variables as MobileDemosQueryVariables);
        return { mobileDemos: answer(variables as MobileDemosQueryVariables) };
      },
      OperatingSystems: { operatingSystems },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Mobile Demos' });
  return asked;
}

const demo = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('article')!);

describe('core-site.md §2, /mobile-demos', () => {
  test('a card shows title, description, OS tags and a QR code image', async () => {
    await openDemos(() => demoPage([aDemo(1)]));

    const card = await demo('Demo 1');
    expect(card.getByText('What demo 1 does.')).toBeInTheDocument();
    expect(within(card.getByRole('list', { name: 'Operating systems' })).getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByRole('img', { name: 'QR code for Demo 1' })).toHaveAttribute(
      'src',
      '/api/mobile-demos/1/qr-code/',
    );
  });

  test('a card shows the image of its demo, which its title names', async () => {
    const image = {
      __typename: 'Image',
      url: '/media/trail.webp',
      width: 960,
      height: 600,
      avifSrcset: '/media/trail.avif 960w',
      webpSrcset: '/media/trail.webp 960w',
    };
    await openDemos(() => demoPage([aDemo(1, { image })]));

    const picture = (await demo('Demo 1')).getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/media/trail.webp');
    expect(picture).toHaveAttribute('alt', '');
  });

  test.each([
    ['Download APK', { apkFile: '/media/a.apk', apkSize: 12_345_678 }, '/media/a.apk', '12 MB'],
    ['Download IPA', { ipaFile: '/media/a.ipa', ipaSize: 530 }, '/media/a.ipa', '1 kB'],
    ['Web Preview', { webviewUrl: 'https://example.com/' }, 'https://example.com/', 'Web Preview'],
  ])('button %s', async (name, particulars, href, size) => {
    await openDemos(() => demoPage([aDemo(1, particulars)]));

    const button = (await demo('Demo 1')).getByRole('link', { name: new RegExp(`^${name}`) });
    expect(button).toHaveAttribute('href', href);
    expect(button).toHaveTextContent(size);
  });

  test('no button for a file that is not there', async () => {
    await openDemos(() => demoPage([aDemo(1)]));

    expect((await demo('Demo 1')).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'View Details about Demo 1',
    ]);
  });

  test('View Details to /mobile-demos/{slug}', async () => {
    await openDemos(() => demoPage([aDemo(1)]));

    expect((await demo('Demo 1')).getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      '/mobile-demos/demo-1',
    );
  });

  test('search plus operating-system filter chips', async () => {
    const asked = await openDemos(() => demoPage([aDemo(1)]));

    await userEvent.click(await screen.findByRole('button', { name: 'iOS' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search demos' }), 'radar');

    await screen.findByRole('button', { name: 'Clear Filters' });
    const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(address()).toEqual({ search: 'radar', os: '2' }));
    expect(asked.at(-1)).toMatchObject({ search: 'radar', operatingSystems: ['2'] });
  });

  test('nothing found, and filters cleared', async () => {
    await openDemos(({ search }) => demoPage(search ? [] : [aDemo(1)]), { path: '/mobile-demos?search=zzz' });
    expect(await screen.findByText('No mobile demos found matching your criteria.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters and try again' }));

    await demo('Demo 1');
  });
});

describe('readings.md, /mobile-demos/{slug}', () => {
  const details = {
    version: '2.4.1',
    features: 'Works offline\n\nExports GPX\n',
    screenshots: [],
    image: null,
    imageAlt: '',
  };

  const openDemo = async (particulars: object | null, options: RenderOptions = {}) => {
    await renderRemote(remote, {
      path: '/mobile-demos/demo-1',
      graphql: { MobileDemo: { mobileDemo: particulars && { ...aDemo(1), ...details, ...particulars } } },
      ...options,
    });
    await screen.findByRole('heading', { level: 1 });
  };

  test('title, version, OS tags, description, feature list, QR code', async () => {
    await openDemo({});

    expect(screen.getByRole('heading', { level: 1, name: 'Demo 1' })).toBeInTheDocument();
    expect(screen.getByText('Version 2.4.1')).toBeInTheDocument();
    expect(screen.getByText('Android')).toBeInTheDocument();
    expect(screen.getByText('What demo 1 does.')).toBeInTheDocument();
    const features = within(screen.getByRole('region', { name: 'Features' }));
    expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Works offline',
      'Exports GPX',
    ]);
    expect(document.querySelector('img[alt="QR code for Demo 1"]')).toBeInTheDocument();
  });

  test('screenshot gallery', async () => {
    const screenshot = {
      __typename: 'StoredImage',
      id: 's',
      alt: '',
      url: '/media/s.webp',
      width: 390,
      height: 844,
      avifSrcset: '',
      webpSrcset: '',
    };
    await openDemo({ screenshots: [screenshot] });

    expect(screen.getByRole('img', { name: 'Screenshot 1 of Demo 1' })).toHaveAttribute('height', '844');
  });

  test('its own image, but not the screenshot that stands for it in lists', async () => {
    const image = {
      __typename: 'Image',
      url: '/media/own.webp',
      width: 1200,
      height: 800,
      avifSrcset: '',
      webpSrcset: '',
    };
    await openDemo({ image, imageAlt: 'A trail in the snow' });
    expect(screen.getByRole('button', { name: 'Enlarge: A trail in the snow' })).toBeInTheDocument();
  });

  test('download buttons', async () => {
    await openDemo({ apkFile: '/media/a.apk', apkSize: 5_000_000 });

    expect(screen.getByRole('link', { name: /Download APK/ })).toHaveAttribute('href', '/media/a.apk');
  });

  test('a demo that is not there', async () => {
    await openDemo(null);

    expect(screen.getByRole('heading', { level: 1, name: 'Mobile demo not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Mobile Demos' })).toHaveAttribute('href', '/mobile-demos');
  });

  test("a draft is marked 'Draft'", async () => {
    await openDemo({ isPublished: false }, { user: { is_staff: true } });

    expect(screen.getByText('Draft')).toBeInTheDocument();
  });
});
