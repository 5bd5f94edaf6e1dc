import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const link = (label: string) => ({ __typename: 'SiteOwnerLink', label, url: `https://${label.toLowerCase()}.example` });

const owner = {
  __typename: 'SiteOwner',
  id: '1',
  name: 'Ada Byron',
  headline: 'Writes programs.',
  availability: 'limited',
  availabilityNote: 'From May',
  links: [link('Code')],
  aboutPageId: '3',
  image: { __typename: 'Image', url: '/media/face.webp' },
  revision: 4,
};

const pages = {
  __typename: 'PagePage',
  results: [
    { __typename: 'Page', id: '3', title: 'About', isPublished: true },
    { __typename: 'Page', id: '5', title: 'Next', isPublished: false },
  ],
};

const open = (graphql: GraphqlAnswers = {}) =>
  renderRemote(remote, {
    path: '/admin/owner',
    user: { is_staff: true },
    graphql: { SiteOwnerToEdit: { item: owner, pages }, ...graphql },
  });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows what visitors are told, and saves all of it in one call from the revision that was read', async () => {
  const sent: unknown[] = [];
  await open({
    UpdateSiteOwner: (variables) => {
      sent.push(variables);
      return { item: { ...owner, name: 'Ada King', revision: 5 } };
    },
  });
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Ada Byron');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ada King');
  await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
  const second = within(screen.getByRole('group', { name: 'Link 2' }));
  await userEvent.type(second.getByLabelText('Text'), 'Notes');
  await userEvent.type(second.getByLabelText('Address'), 'https://notes.example');
  await userEvent.click(screen.getByRole('button', { name: 'Move Link 2 up' }));
  await userEvent.selectOptions(screen.getByLabelText('Page about you'), 'Next (Draft)');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Current file' }));
  await save();

  expect(await screen.findByText('The site owner is saved.')).toBeInTheDocument();
  const plain = ({ __typename: _typename, ...rest }: ReturnType<typeof link>) => rest;
  expect(sent).toEqual([
    {
      input: {
        name: 'Ada King',
        headline: 'Writes programs.',
        availability: 'limited',
        availabilityNote: 'From May',
        links: [link('Notes'), link('Code')].map(plain),
        aboutPageId: '5',
        removeImage: true,
        revision: 4,
      },
      image: undefined,
    },
  ]);
});

test('what is wrong stands on its field, and nothing is sent', async () => {
  await open();
  const address = within(await screen.findByRole('group', { name: 'Link 1' })).getByLabelText('Address');
  await userEvent.clear(address);
  await userEvent.type(address, 'javascript:run()');
  await save();
  await waitFor(() => expect(address).toBeInvalid());
});

test('a newer version of somebody else is shown beside one’s own, and overwritten only on purpose', async () => {
  const revisions: unknown[] = [];
  let asked = 0;
  await open({
    SiteOwnerToEdit: () => ({ item: (asked += 1) > 1 ? { ...owner, name: 'Theirs', revision: 9 } : owner, pages }),
    UpdateSiteOwner: ({ input }) => {
      const { revision } = input as { revision: number };
      revisions.push(revision);
      if (revision < 9) throw refused('CONFLICT');
      return { item: { ...owner, revision: 10 } };
    },
  });
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  await save();
  expect(await screen.findByText('Someone else has saved a newer version', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Overwrite|Save mine/i }));
  await waitFor(() => expect(revisions).toEqual([4, 9]));
});

test('says that it cannot be loaded', async () => {
  await open({
    SiteOwnerToEdit: () => {
      throw new Error('down');
    },
  });
  expect(await screen.findByText('Failed to load the site owner. Please try again later.')).toBeInTheDocument();
});

test('is translated beside the original: what is missing and out of date is said, and what was changed is saved', async () => {
  const text = (name: string, original: string, more: object = {}) => ({
    __typename: 'TranslatedText',
    name,
    original,
    text: '',
    state: 'MISSING',
    former: null,
    ...more,
  });
  const french = {
    __typename: 'ContentTranslation',
    language: 'fr',
    state: 'OUTDATED',
    revision: 4,
    texts: [
      text('headline', 'Writes programs.', { text: 'Écrit.', state: 'OUTDATED', former: 'Writes.' }),
      text('links.0.label', 'Code'),
    ],
  };
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/admin/owner?in=fr',
    user: { is_staff: true },
    graphql: {
      OwnerTranslations: { translations: [french] },
      TranslateOwner: (variables) => {
        sent.push(variables);
        return { translate: { ...french, state: 'CURRENT', revision: 5, texts: [] } };
      },
    },
  });
  expect(await screen.findByText('Out of date')).toBeInTheDocument();
  expect(screen.getByText('Not translated')).toBeInTheDocument();
  expect(screen.getByLabelText('One line about you')).toHaveValue('Écrit.');
  await userEvent.type(screen.getByLabelText('Link 1 · Text'), 'Du code');
  await save();
  expect(await screen.findByText('The translation is saved.')).toBeInTheDocument();
  const texts = [{ name: 'links.0.label', text: 'Du code' }];
  expect(sent).toEqual([{ language: 'fr', input: { texts, revision: 4 } }]);
});
