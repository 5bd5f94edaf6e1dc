import type { NewNoun } from './new-noun.ts';

/** The test of a noun's screens. */
export const screenTest = ({ one, many, One, Many, files, words }: NewNoun): Record<string, string> => ({
  [`${files}.test.tsx`]: `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, type } from '../testing/planner.ts';

const first = { __typename: '${One}', id: '7', companyId: '3', name: 'First', notes: 'Kept here' };

const open = (path = '', graphql = {}, results: object[] = [first]) =>
  openPlanner(\`/admin/planner/${files}\${path}\`, {
    graphql: {
      ${Many}: () => ({ ${many}: { __typename: '${One}Page', count: results.length, results } }),
      ${One}Detail: { ${one}: first },
      ...graphql,
    },
  });

test('the list leads to each of them', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'First' }));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('Kept here')).toBeInTheDocument();
});

test('nothing yet', async () => {
  await open('', {}, []);
  expect(await screen.findByText('No ${words.en.many} yet')).toBeInTheDocument();
});

test('a list that cannot be loaded', async () => {
  await open('', { ${Many}: fails });
  expect(await screen.findByText('Failed to load ${words.en.many}. Please try again later.')).toBeInTheDocument();
});

test('one can be added; it needs a name', async () => {
  const { sent, call } = recording({ create${One}: { __typename: '${One}', id: '7' } });
  await open('/new', { Create${One}: call });
  await press('Create ${words.en.one}');
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  await type('Name', 'First');
  await press('Create ${words.en.one}');
  expect(await screen.findByText('First was saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { company: '3', name: 'First', notes: '' } }]);
});

test('a change sends what was changed, and what was seen', async () => {
  const { sent, call } = recording({ update${One}: { ...first, name: 'Firstly' } });
  await open('/7/edit', { Update${One}: call });
  await screen.findByDisplayValue('First');
  await type('Name', 'ly');
  await press('Save changes');
  expect(await screen.findByText('Firstly was saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '7', input: { name: 'Firstly' }, seen: { name: 'First' } }]);
});

test('one can be deleted', async () => {
  await open('/7', { Delete${One}: { delete${One}: '7' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete ${words.en.one}' }));
  await press('Confirm');
  expect(await screen.findByText('First was deleted.')).toBeInTheDocument();
});
`,
});
