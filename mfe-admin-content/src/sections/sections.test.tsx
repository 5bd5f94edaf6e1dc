import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import * as remote from '../remote.ts';
import { aFile } from '../testing/files.ts';

type Section = PageOfSections['sections'][number];

const none = { image: null, imageId: null };

const aSection = (id: number, particulars: Partial<Section> = {}) => ({
  __typename: 'Section',
  ...none,
  id: String(id),
  sectionType: 'text',
  title: `Section ${id}`,
  subtitle: '',
  content: `Content ${id}`,
  problem: '',
  decision: '',
  result: '',
  failure: '',
  backgroundColor: '',
  buttonText: '',
  buttonUrl: '',
  imagePosition: 'left',
  imageAlt: '',
  cards: [],
  ...particulars,
});

const aPage = (sections: Section[], revision = 1) => ({
  item: { __typename: 'Page', id: '3', slug: 'about', title: 'About', isPublished: true, revision, sections },
});

const three = [aSection(1), aSection(2), aSection(3)];

const open = (graphql: GraphqlAnswers, state: object | null = null) =>
  renderRemote(remote, {
    path: '/admin/pages/sections/3',
    state,
    user: { is_staff: true },
    graphql: { SectionsOfPage: aPage(three), ...graphql },
  });

const list = () => screen.findByRole('list', { name: 'Sections' });
const shown = async () =>
  within(await list())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('readings.md, /admin/pages/sections/{id}', () => {
  test('the page that is carried along gives its title at once', async () => {
    await open({ SectionsOfPage: () => new Promise(() => {}) }, { page: { title: 'About' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sections of About' })).toBeInTheDocument();
  });

  test('the sections by their names in order, and the page that they make beside them', async () => {
    await open({});
    expect(await shown()).toEqual(['Section 1', 'Section 2', 'Section 3']);
    expect(screen.getByText('Content 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/page/about');
  });

  test('a page that is not there, and one that cannot be loaded', async () => {
    let works = false;
    await open({
      SectionsOfPage() {
        if (!works) throw new Error('down');
        return { item: null };
      },
    });
    await screen.findByText('Failed to load page. Please try again later.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});

test('a new section comes where it is wanted', async () => {
  let sent: unknown;
  await open({
    AddSection: (variables) => {
      sent = variables;
      return aPage([three[0]!, aSection(4), three[1]!, three[2]!], 2);
    },
  });
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Insert a section before Section 2' }));
  await userEvent.type(screen.getByLabelText('Title'), 'Between');
  await save();
  await waitFor(() => expect(sent).toMatchObject({ input: { title: 'Between', position: 1 } }));
});

test('a published page without sections says what visitors see', async () => {
  await open({ SectionsOfPage: aPage([]) }, { page: { title: 'About' }, created: true });
  expect(await screen.findByText(/visitors see only its title and description/)).toBeInTheDocument();
  expect(screen.getByText('“About” is saved. Now add its first section.')).toBeInTheDocument();
});

test('the preview has no link that leads away from the editor', async () => {
  await open({ SectionsOfPage: aPage([aSection(1, { buttonText: 'Write', buttonUrl: '/contact' })]) });
  expect(await screen.findByText('Write')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
});

describe('core-site.md §7, reorder_sections with sections_order: one call', () => {
  test('moving a section', async () => {
    let sent: unknown;
    await open({
      ReorderSections: (variables) => {
        sent = variables;
        return aPage([three[1]!, three[0]!, three[2]!], 2);
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 2 up' }));
    expect(sent).toEqual({ pageId: '3', sectionsOrder: ['2', '1', '3'], revision: 1 });
    expect(await shown()).toEqual(['Section 2', 'Section 1', 'Section 3']);
    const up = screen.getByRole('button', { name: 'Move Section 2 up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    expect(up).toHaveFocus();
  });

  test('issue: it says so, and Undo puts the section back where it was', async () => {
    const sent: unknown[] = [];
    await open({
      ReorderSections: (variables) => {
        sent.push(variables);
        return sent.length > 1 ? aPage(three, 3) : aPage([three[1]!, three[0]!, three[2]!], 2);
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 2 up' }));
    expect(await screen.findByText('Section 2 is now number 1 of 3.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(sent[1]).toEqual({ pageId: '3', sectionsOrder: ['1', '2', '3'], revision: 2 });
    expect(await shown()).toEqual(['Section 1', 'Section 2', 'Section 3']);
  });

  test('a second move before the first is saved builds on it', async () => {
    const sent: unknown[] = [];
    let arrive: (answer: object) => void;
    await open({
      ReorderSections: (variables) => {
        sent.push(variables);
        if (sent.length > 1) return aPage([three[1]!, three[2]!, three[0]!], 3);
        return new Promise<object>((resolve) => (arrive = resolve));
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
        { pageId: '3', sectionsOrder: ['2', '1', '3'], revision: 1 },
        { pageId: '3', sectionsOrder: ['2', '3', '1'], revision: 2 },
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
    await open({
      ReorderSections() {
        throw new Error('down');
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 1 down' }));
    expect(await screen.findByText('Failed to reorder sections. Please try again later.')).toBeInTheDocument();
    expect(await shown()).toEqual(['Section 1', 'Section 2', 'Section 3']);
  });

  test('two editors: the page is shown as somebody else has left it', async () => {
    let page = aPage(three);
    await open({
      SectionsOfPage: () => page,
      ReorderSections: () => {
        page = aPage([aSection(9)], 7);
        throw refused('CONFLICT');
      },
    });
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Move Section 1 down' }));
    expect(await screen.findByText(/Someone else has changed this page/)).toBeInTheDocument();
    await waitFor(async () => expect(await shown()).toEqual(['Section 9']));
  });
});

describe('core-site.md §7, sections', () => {
  test('removing names the section and the revision, after Confirm', async () => {
    let sent: unknown;
    await open({
      RemoveSection: (variables) => {
        sent = variables;
        return aPage([three[1]!, three[2]!], 2);
      },
    });
    const first = within((await list()).querySelector('li')!);
    await userEvent.click(first.getByRole('button', { name: /^Delete/ }));
    await userEvent.click(first.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await shown()).toEqual(['Section 2', 'Section 3']));
    expect(sent).toEqual({ pageId: '3', sectionId: '1', revision: 1 });
  });

  test('adding takes an optional image; the preview follows what is typed', async () => {
    let sent: unknown;
    await open({
      SectionsOfPage: aPage([]),
      AddSection: (variables) => {
        sent = variables;
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
    expect(sent).toMatchObject({
      pageId: '3',
      input: { sectionType: 'hero', title: 'Hello', cards: [] },
      files: { image: { name: 'hero.png' } },
    });
    expect(sent).not.toHaveProperty('input.revision');
  });

  test('a case study has its parts and figures, and shows them as the page will', async () => {
    let sent: unknown;
    await open({
      SectionsOfPage: aPage([]),
      AddSection: (variables) => {
        sent = variables;
        return aPage([aSection(4)], 2);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
    expect(screen.queryByLabelText('Problem')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Case study');
    await userEvent.type(screen.getByLabelText('Problem'), 'Slow');
    await userEvent.type(screen.getByLabelText('What failed'), 'Twice');
    await userEvent.click(screen.getByRole('button', { name: 'Add figure' }));
    const figure = within(screen.getByRole('group', { name: 'Figure 1' }));
    await userEvent.type(figure.getByLabelText('Figure'), '43 %');
    await userEvent.type(figure.getByLabelText('What it says'), 'less waiting');
    expect(figure.queryByLabelText('Button text')).not.toBeInTheDocument();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Problem',
      'Result',
      'What failed',
    ]);
    expect(preview.getByText('43 %')).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject({
        input: {
          sectionType: 'case_study',
          problem: 'Slow',
          decision: '',
          failure: 'Twice',
          cards: [{ title: '43 %', content: 'less waiting' }],
        },
      }),
    );
  });

  test('cards are edited inline; new images are named by their place', async () => {
    const card = { ...none, imageId: 'old', imageAlt: '', title: 'One', content: '', buttonText: '', buttonUrl: '' };
    let sent: unknown;
    await open({
      SectionsOfPage: aPage([aSection(1, { sectionType: 'cards', cards: [card] })], 5),
      UpdateSection: (variables) => {
        sent = variables;
        return aPage([aSection(1)], 6);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Section 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
    const second = within(screen.getByRole('group', { name: 'Card 2' }));
    await userEvent.type(second.getByLabelText('Title'), 'Two');
    fireEvent.change(second.getByLabelText(/Image/), { target: { files: [aFile('two.png')] } });
    await userEvent.click(screen.getByRole('button', { name: 'Move Card 2 up' }));
    await save();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent).toMatchObject({
      sectionId: '1',
      input: { revision: 5 },
      files: { cardImages: [{ name: 'two.png' }] },
    });
    expect(sent).toHaveProperty('input.cards', [
      { title: 'Two', content: '', buttonText: '', buttonUrl: '', imageAlt: '', imageFile: 0 },
      { title: 'One', content: '', buttonText: '', buttonUrl: '', imageAlt: '', imageId: 'old' },
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
