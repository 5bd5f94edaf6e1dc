import { fault } from '@portfolio/contracts/errors';
import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aFile } from '../testing/files.ts';
import { aProject } from './project.fixture.ts';

const listed = { projects: { __typename: 'ProjectPage', count: 0, results: [] } };
const path = '/admin/projects';

const open = (graphql: GraphqlAnswers, options: { state?: object; language?: 'es' | 'fr' } = {}) =>
  renderRemote(remote, {
    path,
    state: { action: 'create' },
    user: { is_staff: true },
    graphql: { AdminProjects: listed, FeaturedNow: listed, ...graphql },
    ...options,
  });

/** Opens the form of project 7. */
async function openEdit(graphql: GraphqlAnswers, project = aProject()) {
  await open({ ProjectToEdit: { item: project }, ...graphql }, { state: { action: 'edit', id: 7 } });
  await screen.findByDisplayValue(project.title);
}

/** A mutation that the service refuses, or that fails. */
const throwing = (error: Error) => () => {
  throw error;
};

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const images = () => screen.getByRole('list', { name: 'Images' });

async function fillIn() {
  await userEvent.type(field('Title'), 'Atlas');
  await userEvent.type(field('Short description'), 'Maps.');
  await userEvent.type(field('Full description'), 'Maps of everything.');
  await userEvent.type(field('Technologies'), 'React, Go');
  await userEvent.upload(field('Images'), [aFile('one.png'), aFile('two.png')]);
}

describe('core-site.md §2, /admin/projects', () => {
  test('it can open straight into the create form when the navigation-state action equals create', async () => {
    await open({});
    expect(screen.getByRole('heading', { level: 1, name: 'New project' })).toBeInTheDocument();
    expect(field('Title')).toHaveValue('');
  });

  test('a create form, opened from the list; cancelling leads back', async () => {
    await open({}, { state: {} });
    await screen.findByText('No projects yet.');
    await userEvent.click(screen.getAllByRole('button', { name: 'New project' })[0]!);
    expect(screen.getByRole('heading', { level: 1, name: 'New project' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toHaveFocus();
  });
});

describe('core-site.md §3, Project: admin form and editing', () => {
  test('is_featured default false, is_published default true', async () => {
    await open({});
    expect(field('Featured')).not.toBeChecked();
    expect(field('Published')).toBeChecked();
  });

  test('§7: what is sent: the text fields, technologies one by one, the images', async () => {
    let sent: unknown;
    await open({
      CreateProject: (variables) => {
        sent = variables;
        return { item: aProject() };
      },
    });
    await fillIn();
    await userEvent.type(field(/GitHub address/), 'https://github.com/a/b');
    await save();

    const notice = await screen.findByText(/“Atlas” is saved\./);
    expect(sent).toEqual({
      input: {
        title: 'Atlas',
        slug: 'atlas',
        description: 'Maps.',
        longDescription: 'Maps of everything.',
        technologies: ['React', 'Go'],
        imageAlts: ['', ''],
        githubUrl: 'https://github.com/a/b',
        liveUrl: '',
        isFeatured: false,
        isPublished: true,
      },
      images: [expect.objectContaining({ name: 'one.png' }), expect.objectContaining({ name: 'two.png' })],
    });
    // Publishing shows the public link.
    expect(within(notice).getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', '/projects/7');
  });

  test('technologies of other projects are offered as one types, and taken with one press', async () => {
    const tags = ['Go', 'GraphQL', 'Rust'].map((name, at) => ({ __typename: 'Tag', id: String(at), name }));
    await open({ TechnologyNames: { tags } });
    await userEvent.type(field('Technologies'), 'Rust, gr');
    const offered = within(await screen.findByRole('group', { name: 'Used by other projects' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add GraphQL']);
    await userEvent.click(offered.getByRole('button', { name: 'Add GraphQL' }));
    expect(field('Technologies')).toHaveValue('Rust, GraphQL, ');
    expect(field('Technologies')).toHaveFocus();
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add Go']);
  });

  test('images: the first is the thumbnail; another can take its place, and any can be removed', async () => {
    await open({});
    await userEvent.upload(field('Images'), [aFile('one.png'), aFile('two.png'), aFile('three.png')]);
    const marked = () => within(images()).getByText('Thumbnail').closest('li');
    expect(marked()).toHaveTextContent('one.png');
    expect(marked()!.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));

    await userEvent.click(screen.getByRole('button', { name: 'Make three.png the thumbnail' }));
    expect(marked()).toHaveTextContent('three.png');
    await userEvent.click(screen.getByRole('button', { name: 'Remove three.png' }));
    expect(marked()).toHaveTextContent('one.png');
    expect(within(images()).getAllByRole('listitem')).toHaveLength(2);
  });

  test('§7: an edit sends the order of all images, present and new, and what each shows', async () => {
    let sent: unknown;
    await openEdit({
      UpdateProject: (variables) => {
        sent = variables;
        return { item: aProject({ isPublished: false }) };
      },
    });
    expect(field('Technologies')).toHaveValue('React, Go');
    await userEvent.upload(field('Images'), aFile('new.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Make Image 2 the thumbnail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move new.png up' }));
    await userEvent.type(screen.getByLabelText('Alternative text new.png'), 'A map of lines');
    await userEvent.click(field('Published'));
    await save();

    const notice = await screen.findByText(/“Atlas” is saved\./);
    expect(sent).toMatchObject({
      id: '7',
      input: {
        existingImages: ['b', 'new:0', 'a'],
        imageAlts: ['', 'A map of lines', ''],
        isPublished: false,
        revision: 3,
      },
      images: [{ name: 'new.png' }],
    });
    expect(within(notice).getByRole('link', { name: 'Preview the draft' })).toBeInTheDocument();
  });
});

describe('core-site.md §5, Admin project form', () => {
  test('required: title, description, long_description, technologies; images on create', async () => {
    await open({});
    await save();
    for (const name of ['Title', 'Short description', 'Full description']) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${name} is required`));
    }
    expect(field('Technologies')).toHaveAccessibleDescription(expect.stringContaining('Technologies are required'));
    expect(field('Images')).toHaveAccessibleDescription(expect.stringContaining('Choose a file.'));
    const summary = screen.getByRole('alert', { name: 'The project was not saved' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getAllByRole('listitem')).toHaveLength(5);
  });

  test('technologies of commas only are none', async () => {
    await open({});
    await userEvent.type(field('Technologies'), ' , ,');
    await save();
    expect(field('Technologies')).toBeInvalid();
  });

  test('images are optional on edit, but one has to be left', async () => {
    await openEdit({ UpdateProject: { item: aProject() } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    await save();
    expect(field('Images')).toBeInvalid();
  });

  test('images must be image files', async () => {
    await open({});
    // As a drop does: it does not know what the field accepts.
    fireEvent.change(field('Images'), { target: { files: [aFile('run.exe', 'application/octet-stream')] } });
    await save();
    expect(field('Images')).toHaveAccessibleDescription(expect.stringMatching(/“run.exe” is not an image/));
  });

  test.each([/GitHub address/, /Live demo address/])('%s must be a URL', async (name) => {
    await open({});
    await userEvent.type(field(name), 'example.com');
    await save();
    expect(field(name)).toHaveAccessibleDescription('Enter a valid URL.');
  });
});

describe('failures keep everything that was typed', () => {
  const kept = () => {
    expect(field('Title')).toHaveValue('Atlas');
    expect(within(images()).getAllByRole('listitem')).toHaveLength(2);
  };

  test("§8: 'Failed to save project. Please try again later.'", async () => {
    await open({ CreateProject: throwing(new Error('down')) });
    await fillIn();
    await save();
    expect(await screen.findByText('Failed to save project. Please try again later.')).toBeInTheDocument();
    kept();
  });

  test("the server's words are shown on their fields, in the reader's language where we know them", async () => {
    await open({
      CreateProject: throwing(
        refused('BAD_USER_INPUT', {
          title: [fault('unique')],
          technologies: { 0: [fault('max_length', { max: 50 })] },
          images: ['Too odd.'],
        }),
      ),
    });
    await fillIn();
    await save();
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('This is already in use.'));
    expect(field('Technologies')).toHaveAccessibleDescription(expect.stringContaining('At most 50 characters.'));
    expect(field('Images')).toHaveAccessibleDescription(expect.stringContaining('Too odd.'));
    kept();
  });

  test('a file above the limit: the limit is named', async () => {
    await open({
      CreateProject: throwing(refused('PAYLOAD_TOO_LARGE', { images: [fault('file_too_large', { limit: '20 MB' })] })),
    });
    await fillIn();
    await save();
    await waitFor(() =>
      expect(field('Images')).toHaveAccessibleDescription(expect.stringContaining('The limit is 20 MB.')),
    );
  });

  test('the upload shows how far it is and can be cancelled', async () => {
    await open({ CreateProject: () => new Promise(() => {}) });
    await fillIn();
    await save();
    expect(screen.getByRole('progressbar', { name: /Uploading/ })).toHaveValue(50);
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeInTheDocument();
    kept();
  });
});

describe('unsaved changes', () => {
  const question = 'You have unsaved changes. Leave without saving?';
  const confirm = jest.spyOn(window, 'confirm');
  beforeEach(() => confirm.mockReset());

  test('leaving by a link or by Cancel asks', async () => {
    await open({});
    await userEvent.type(field('Title'), 'A');
    confirm.mockReturnValue(false);
    await userEvent.click(screen.getByRole('link', { name: 'Mobile Demos', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm.mock.calls).toEqual([[question]]);
    expect(screen.getByRole('group', { name: question })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field('Title')).toHaveValue('A');
    expect(window.location.pathname).toBe(path);
  });

  test('without changes nothing is asked', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('Ctrl S and ⌘ S save, and one goes on', () => {
  test.each(['Control', 'Meta'])('%s: the next save replaces what this one made', async (key) => {
    const sent: unknown[] = [];
    await openEdit({
      UpdateProject: ({ input }) => {
        sent.push(input);
        return { item: aProject({ title: 'Atlas!', revision: 3 + sent.length }) };
      },
    });
    await userEvent.type(field('Title'), '!');
    await userEvent.keyboard(`{${key}>}s{/${key}}`);
    expect(await screen.findByText('Saved. You can go on.')).toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    await userEvent.type(field('Title'), '?');
    await save();
    expect(await screen.findByText(/is saved\./)).toBeInTheDocument();
    expect(sent).toMatchObject([
      { title: 'Atlas!', revision: 3 },
      { title: 'Atlas!?', revision: 4 },
    ]);
  });

  test('what was new is edited from here on; what is wrong is said, and a button press after it closes as ever', async () => {
    await open({
      CreateProject: { item: aProject() },
      ProjectToEdit: { item: aProject() },
      UpdateProject: { item: aProject() },
    });
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(field('Title')).toBeInvalid();
    await fillIn();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit project' })).toBeInTheDocument();
    expect(window.location.search).toBe('?edit=7');
    await screen.findByDisplayValue('Atlas');
    await save();
    expect(await screen.findByText(/“Atlas” is saved\./)).toBeInTheDocument();
  });
});

describe('two editors at once: a newer version is noticed', () => {
  const theirs = aProject({ title: 'Atlas by Bea', revision: 4, images: [aProject().images[1]!] });

  /** Ann began from revision 3; Bea saved revision 4 in between. */
  async function collide() {
    let saved = aProject();
    const sent: unknown[] = [];
    await openEdit({
      ProjectToEdit: () => ({ item: saved }),
      UpdateProject: ({ input }) => {
        sent.push(input);
        if (!(input instanceof Object && 'revision' in input && input.revision === 4)) throw refused('CONFLICT');
        return { item: aProject({ title: 'Atlas by Ann' }) };
      },
    });
    saved = theirs;
    await userEvent.type(field('Title'), ' by Ann');
    await save();
    await screen.findByText(/Someone else has saved a newer version/);
    return sent;
  }

  test('compare shows what differs, and nothing is lost', async () => {
    await collide();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByRole('group', { name: 'Title: Your version' })).toHaveTextContent('Atlas by Ann');
    expect(screen.getByRole('group', { name: 'Title: Their version' })).toHaveTextContent('Atlas by Bea');
    expect(screen.getByRole('group', { name: 'Images: Their version' })).toHaveTextContent('1 image');
    expect(screen.queryByRole('group', { name: /Technologies/ })).not.toBeInTheDocument();
    expect(field('Title')).toHaveValue('Atlas by Ann');
  });

  test('reload takes theirs', async () => {
    await collide();
    await userEvent.click(screen.getByRole('button', { name: 'Reload theirs' }));
    expect(field('Title')).toHaveValue('Atlas by Bea');
    expect(screen.queryByText(/Someone else has saved/)).not.toBeInTheDocument();
  });

  test('overwrite sends mine over the newer revision, without images that are gone', async () => {
    const sent = await collide();
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await screen.findByText(/“Atlas by Ann” is saved\./);
    expect(sent.at(-1)).toMatchObject({ title: 'Atlas by Ann', revision: 4, existingImages: ['b'] });
  });
});

describe('core-site.md §4, Data screens: loading, error', () => {
  test("'Failed to load project. Please try again later.', and a new try", async () => {
    let works = false;
    await open(
      {
        ProjectToEdit() {
          if (!works) throw new Error('down');
          return { item: aProject() };
        },
      },
      { state: { action: 'edit', id: 7 } },
    );
    await screen.findByText('Failed to load project. Please try again later.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Atlas')).toBeInTheDocument();
  });

  test("'Project not found'", async () => {
    await open({ ProjectToEdit: { item: null } }, { state: { action: 'edit', id: 9 } });
    expect(await screen.findByText('Project not found')).toBeInTheDocument();
  });
});

test.each([
  ['es', 'Nuevo proyecto', 'Guardar', 'Campo obligatorio: Título'],
  ['fr', 'Nouveau projet', 'Enregistrer', 'Champ obligatoire : Titre'],
] as const)('the form in %s', async (language, title, button, required) => {
  await open({}, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getAllByText(required).length).toBeGreaterThan(0);
});

test('its texts are translated beside the original; only what was changed, or is still right, is sent', async () => {
  const text = (name: string, original: string, state: string, said = '', former: string | null = null) => ({
    __typename: 'TranslatedText',
    name,
    original,
    text: said,
    state,
    former,
  });
  const spanish = {
    __typename: 'ContentTranslation',
    language: 'es',
    state: 'OUTDATED',
    revision: 3,
    texts: [
      text('title', 'Atlas', 'OUTDATED', 'Atlas de mapas', 'Maps'),
      text('description', 'Maps.', 'MISSING'),
      text('images.0.alt', 'A map', 'CURRENT', 'Un mapa'),
    ],
  };
  const sent: unknown[] = [];
  await openEdit({
    Translations: { translations: [spanish] },
    Translate: ({ input }) => {
      sent.push(input);
      return { translate: { ...spanish, revision: 4 } };
    },
  });
  const languages = within(screen.getByRole('navigation', { name: 'Language of the texts' }));
  await userEvent.click(languages.getByRole('link', { name: 'Español' }));

  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Atlas de mapas');
  expect(title).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Atlas', { selector: 'blockquote' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Maps', { selector: 'del' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Image 1 · Alternative text' })).toHaveValue('Un mapa');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Still right as it is' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Short description' }), 'Mapas.');
  await save();

  expect(await screen.findByText('The translation is saved.')).toBeInTheDocument();
  const texts = [
    { name: 'title', text: 'Atlas de mapas' },
    { name: 'description', text: 'Mapas.' },
  ];
  expect(sent).toEqual([{ texts, revision: 3 }]);
});
