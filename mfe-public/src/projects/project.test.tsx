import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const anImage = (id: string) => ({
  __typename: 'StoredImage',
  id,
  alt: '',
  url: `/media/${id}.webp`,
  width: 1280,
  height: 800,
  avifSrcset: `/media/${id}-640.avif 640w`,
  webpSrcset: `/media/${id}-640.webp 640w`,
});

const atlas = {
  __typename: 'Project',
  id: '4',
  slug: 'atlas',
  title: 'Atlas',
  description: 'A map of lines.',
  longDescription: 'Reads timetables.\n\nDraws maps.',
  githubUrl: '',
  liveUrl: '',
  isPublished: true,
  tags: [{ __typename: 'Tag', id: '1', name: 'Rust' }],
  images: [],
};

async function openProject(
  particulars: object | null = {},
  { path = '/projects/atlas', ...options }: RenderOptions = {},
) {
  const asked: unknown[] = [];
  await renderRemote(remote, {
    path,
    graphql: {
      Project: ({ idOrSlug }) => {
        asked.push(idOrSlug);
        return { project: particulars && { ...atlas, ...particulars } };
      },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

describe('core-site.md §2, /projects/{slug}', () => {
  test('title, tags and image, with its place kept and its variants offered', async () => {
    await openProject({ images: [anImage('a')] });

    expect(screen.getByRole('heading', { level: 1, name: 'Atlas' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('Rust')).toBeInTheDocument();
    const image = screen.getByRole('img', { name: 'Atlas' });
    // A band, so that what is said begins on the first screen.
    expect(image).toHaveAttribute('width', '21');
    expect(image).toHaveAttribute('height', '9');
    const sources = [...image.parentElement!.querySelectorAll('source')];
    expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
      ['image/avif', '/media/a-640.avif 640w'],
      ['image/webp', '/media/a-640.webp 640w'],
    ]);
  });

  test('pictures open in large; arrow keys, buttons and a finger go on, Escape closes', async () => {
    await openProject({ images: [anImage('a'), { ...anImage('b'), alt: 'The map of Lyon' }, anImage('c')] });
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: The map of Lyon' }));
    const dialog = screen.getByRole('dialog', { name: 'Pictures', hidden: true });
    const shown = () => dialog.querySelector('img')!.alt;
    expect([shown(), within(dialog).getByText('2 of 3').textContent]).toEqual(['The map of Lyon', '2 of 3']);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('Picture 3 of Atlas');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('Picture 3 of Atlas');
    await userEvent.click(within(dialog).getByLabelText('Previous picture'));
    const stage = dialog.querySelector('img')!.parentElement!;
    // jsdom knows no PointerEvent.
    for (const [type, clientX] of [
      ['pointerdown', 100],
      ['pointerup', 200],
    ] as const) {
      fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX }));
    }
    expect(shown()).toBe('Atlas');
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  test('readings.md: the id does as well', async () => {
    expect(await openProject({}, { path: '/projects/4' })).toEqual(['4']);
  });

  test("'About This Project': the description split at line breaks into paragraphs", async () => {
    await openProject({ description: 'One.\nTwo.\r\nThree.', longDescription: '' });

    const about = screen.getByRole('region', { name: 'About This Project' });
    expect([...about.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['One.', 'Two.', 'Three.']);
  });

  test('the long description follows', async () => {
    await openProject();

    expect(screen.getByRole('region', { name: 'About This Project' })).toHaveTextContent(
      'A map of lines.Reads timetables.Draws maps.',
    );
  });

  test.each([
    ['GitHub Repository', 'githubUrl', 'Live Demo'],
    ['Live Demo', 'liveUrl', 'GitHub Repository'],
  ])("'Project Links': %s (from %s), shown only if present", async (name, field, other) => {
    await openProject({ [field]: 'https://example.com/x' });

    const links = within(screen.getByRole('region', { name: 'Project Links' }));
    expect(links.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'href',
      'https://example.com/x',
    );
    expect(links.queryByText(other)).not.toBeInTheDocument();
  });

  test('no Project Links without a link', async () => {
    await openProject();

    expect(screen.queryByText('Project Links')).not.toBeInTheDocument();
  });

  test('Back to Projects', async () => {
    await openProject();

    expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects');
  });

  test("a 'Project not found' state", async () => {
    await openProject(null);

    expect(screen.getByRole('heading', { level: 1, name: 'Project not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Projects' })).toBeInTheDocument();
  });
});

test('further pictures', async () => {
  await openProject({ images: [anImage('a'), anImage('b'), anImage('c')] });

  const pictures = within(screen.getByRole('list', { name: 'More pictures' }));
  expect(pictures.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Picture 2 of Atlas',
    'Picture 3 of Atlas',
  ]);
});

test("core-site.md §4, Publication: an administrator previewing a draft sees a clear 'Draft' mark", async () => {
  await openProject({ isPublished: false }, { user: { is_staff: true } });

  expect(screen.getByText('Draft')).toBeInTheDocument();
});

test("core-site.md §8: 'Failed to load project. Please try again later.', and a new try", async () => {
  let works = false;
  await renderRemote(remote, {
    path: '/projects/atlas',
    graphql: {
      Project: () => {
        if (!works) throw new Error('down');
        return { project: atlas };
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load project. Please try again later.');
  works = true;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Atlas' })).toBeInTheDocument();
});

test('hostile text stays text', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const { container } = await renderRemote(remote, {
    path: '/projects/atlas',
    graphql: { Project: { project: { ...atlas, title: script, description: script, longDescription: script } } },
  });

  expect(await screen.findByRole('heading', { level: 1, name: script })).toBeInTheDocument();
  expect(container.querySelector('script, img[onerror]')).toBeNull();
});

test.each([
  ['/projects/old-map', '/projects/atlas'],
  ['/projects/4', '/projects/4'],
])('%s shows the project at %s', async (path, address) => {
  await openProject({}, { path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Atlas' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(address);
});
