import type { PageDetail, Section } from '@portfolio/contracts/content';
import { renderRemote, type RestAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aFile, sentFields } from '../testing/files.ts';

const none = { image: null, image_set: null, image_id: null };

const aSection = (id: number, particulars: Partial<Section> = {}): Section => ({
  ...none,
  id,
  section_type: 'text',
  title: `Section ${id}`,
  subtitle: '',
  content: `Content ${id}`,
  background_color: '',
  button_text: '',
  button_url: '',
  image_position: 'left',
  cards: [],
  ...particulars,
});

const aPage = (sections: Section[], revision = 1): PageDetail => ({
  id: 3,
  slug: 'about',
  title: 'About',
  description: '',
  is_published: true,
  section_count: sections.length,
  revision,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  sections,
});

const three = [aSection(1), aSection(2), aSection(3)];

const open = (rest: RestAnswers, state: object | null = null) =>
  renderRemote(remote, {
    path: '/admin/pages/sections/3',
    state,
    user: { is_staff: true },
    rest: { 'GET /pages/3/': aPage(three), ...rest },
  });

const list = () => screen.findByRole('list', { name: 'Sections' });
const shown = async () =>
  within(await list())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('readings.md, /admin/pages/sections/{id}', () => {
  test('the page that is carried along gives its title at once', async () => {
    await open({ 'GET /pages/3/': () => new Promise(() => {}) }, { page: { title: 'About' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sections of About' })).toBeInTheDocument();
  });

  test('the sections with a preview, in order', async () => {
    await open({});
    expect(await shown()).toEqual(['Section 1', 'Section 2', 'Section 3']);
    expect(screen.getByText('Content 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/page/about');
  });

  test('a page that is not there, and one that cannot be loaded', async () => {
    const answers = [new Response('', { status: 500 }), Response.json({ detail: 'Not found.' }, { status: 404 })];
    await open({ 'GET /pages/3/': () => answers.shift() });
    await screen.findByText('Failed to load page. Please try again later.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});

describe('core-site.md §7, reorder_sections with sections_order: one call', () => {
  test('moving a section', async () => {
    let sent: unknown;
    await open({
      'POST /pages/3/reorder_sections/': (body: unknown) => {
        sent = body;
        return aPage([three[1]!, three[0]!, three[2]!], 2);
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 2 up' }));
    expect(sent).toEqual({ sections_order: [2, 1, 3], revision: 1 });
    expect(await shown()).toEqual(['Section 2', 'Section 1', 'Section 3']);
    const up = screen.getByRole('button', { name: 'Move Section 2 up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    expect(up).toHaveFocus();
  });

  test('a second move before the first is saved builds on it', async () => {
    const sent: unknown[] = [];
    let arrive: (page: PageDetail) => void;
    await open({
      'POST /pages/3/reorder_sections/': (body: unknown) => {
        sent.push(body);
        if (sent.length > 1) return aPage([three[1]!, three[2]!, three[0]!], 3);
        return new Promise<PageDetail>((resolve) => (arrive = resolve));
      },
    });
    await list();
    const down = () => userEvent.click(screen.getByRole('button', { name: 'Move Section 1 down' }));
    await down();
    await down();
    expect(await shown()).toEqual(['Section 2', 'Section 3', 'Section 1']);
    arrive!(aPage([three[1]!, three[0]!, three[2]!], 2));
    await waitFor(() =>
      expect(sent).toEqual([
        { sections_order: [2, 1, 3], revision: 1 },
        { sections_order: [2, 3, 1], revision: 2 },
      ]),
    );
    expect(await shown()).toEqual(['Section 2', 'Section 3', 'Section 1']);
  });

  test('while a form is open nothing else can be done, so that what is typed neither closes nor falls behind', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Section 1' }));
    expect(screen.queryByRole('button', { name: /^(Move|Edit|Delete|Add section)/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Section 1' })).toHaveFocus();
  });

  test('an order that could not be saved goes back', async () => {
    await open({ 'POST /pages/3/reorder_sections/': () => new Response('', { status: 500 }) });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 1 down' }));
    expect(await screen.findByText('Failed to reorder sections. Please try again later.')).toBeInTheDocument();
    expect(await shown()).toEqual(['Section 1', 'Section 2', 'Section 3']);
  });

  test('two editors: the page is shown as somebody else has left it', async () => {
    let page = aPage(three);
    await open({
      'GET /pages/3/': () => page,
      'POST /pages/3/reorder_sections/': () => {
        page = aPage([aSection(9)], 7);
        return Response.json({ detail: 'Newer.', revision: 7 }, { status: 409 });
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 1 down' }));
    expect(await screen.findByText(/Someone else has changed this page/)).toBeInTheDocument();
    await waitFor(async () => expect(await shown()).toEqual(['Section 9']));
  });
});

describe('core-site.md §7, sections', () => {
  test('remove_section with section_id, after Confirm', async () => {
    let sent: unknown;
    await open({
      'POST /pages/3/remove_section/': (body: unknown) => {
        sent = body;
        return aPage([three[1]!, three[2]!], 2);
      },
    });
    const first = within((await list()).querySelector('li')!);
    await userEvent.click(first.getByRole('button', { name: /^Delete/ }));
    await userEvent.click(first.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await shown()).toEqual(['Section 2', 'Section 3']));
    expect(sent).toEqual({ section_id: 1, revision: 1 });
  });

  test('add_section is multipart with an optional image; the preview follows what is typed', async () => {
    let sent: unknown;
    await open({
      'GET /pages/3/': aPage([]),
      'POST /pages/3/add_section/': (body: unknown) => {
        sent = body;
        return aPage([aSection(4, { title: 'Hello' })], 2);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'hero');
    await userEvent.type(screen.getByLabelText('Title'), 'Hello');
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByRole('heading')).toHaveTextContent('Hello');
    fireEvent.change(screen.getByLabelText(/Image \(optional\)/), { target: { files: [aFile('hero.png')] } });
    await save();
    await waitFor(async () => expect(await shown()).toEqual(['Hello']));
    expect(sentFields(sent)).toMatchObject({ section_type: 'hero', title: 'Hello', image: 'hero.png', cards: '[]' });
    expect(sentFields(sent)).not.toHaveProperty('revision');
  });

  test('cards are edited inline; new images are named by their place', async () => {
    const card = { ...none, image_id: 'old', title: 'One', content: '', button_text: '', button_url: '' };
    let sent: unknown;
    await open({
      'GET /pages/3/': aPage([aSection(1, { section_type: 'cards', cards: [card] })], 5),
      'POST /pages/3/update_section/': (body: unknown) => {
        sent = body;
        return aPage([aSection(1)], 6);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Section 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
    const second = within(screen.getByRole('group', { name: 'Card 2' }));
    await userEvent.type(second.getByLabelText('Title'), 'Two');
    fireEvent.change(second.getByLabelText(/Image/), { target: { files: [aFile('two.png')] } });
    await save();
    await waitFor(() => expect(sent).toBeDefined());
    const fields = sentFields(sent);
    expect(fields).toMatchObject({ section_id: '1', revision: '5', card_images: 'two.png' });
    expect(JSON.parse(String(fields['cards']))).toEqual([
      { title: 'One', content: '', button_text: '', button_url: '', image_id: 'old' },
      { title: 'Two', content: '', button_text: '', button_url: '', image_file: 0 },
    ]);
  });

  test('a button address that could run code is refused on its field', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Section 1' }));
    await userEvent.type(screen.getByLabelText('Button address'), 'javascript:alert(1)');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Button address')).toBeInvalid());
  });
});
