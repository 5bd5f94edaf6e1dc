import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, press } from '../testing/planner.ts';

const path = '/admin/planner/import/clients';

interface Sent {
  kind: string;
  company: string;
  confirm?: boolean;
  columns?: string[];
  file: File;
}

const row = (number: number, given: object = {}) => ({
  __typename: 'ImportedRow',
  row: number,
  name: `Client ${number}`,
  detail: 'Salem',
  state: 'NEW',
  problems: [],
  ...given,
});
const problem = (given: object) => ({
  __typename: 'ImportProblem',
  heading: 'E-Mail',
  severity: 'REFUSAL',
  code: 'invalid_email',
  message: 'Enter a valid email address.',
  params: [],
  ...given,
});
const report = (given: object = {}) => ({
  __typename: 'ImportReport',
  saved: false,
  invited: 0,
  missing: [],
  columns: [
    { __typename: 'ImportColumn', heading: 'Name', field: 'name' },
    { __typename: 'ImportColumn', heading: 'E-Mail', field: null },
  ],
  counts: { __typename: 'ImportCounts', new: 2, there: 0, bad: 0, warned: 0 },
  rows: [row(2), row(3)],
  ...given,
});
const counts = (given: object) => ({ __typename: 'ImportCounts', new: 0, there: 0, bad: 0, warned: 0, ...given });

/** Opens the screen; answers come in turn, the last one again and again. */
async function open(...answers: object[]) {
  const sent: Sent[] = [];
  const ImportCsv = (variables: unknown) => {
    sent.push(variables as Sent);
    const answer = answers[Math.min(sent.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    return { importCsv: answer };
  };
  await openPlanner(path, { graphql: { ImportCsv } });
  return sent;
}
const choose = async (content = 'Name,E-Mail\nMall,\n') =>
  userEvent.upload(await screen.findByLabelText('CSV file'), new File([content], 'list.csv', { type: 'text/csv' }));

test('a file is judged first, and written when that is confirmed', async () => {
  const done = report({ saved: true, counts: counts({ new: 2, there: 1 }) });
  const sent = await open(report(), done);
  await choose();
  expect(await screen.findByText('2 rows are new.')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(sent).toMatchObject([{ kind: 'CLIENTS', company: '3' }]);
  expect(sent[0]!.confirm).toBeUndefined();
  await press('Import 2 rows');
  expect(await screen.findByText('2 rows were imported. 1 already exists and stays as it is.')).toBeInTheDocument();
  expect(sent[1]).toMatchObject({ confirm: true, columns: ['name', ''] });
  expect(screen.getByRole('link', { name: 'Open clients' })).toHaveAttribute('href', '/admin/planner/clients');
  await press('Import another file');
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument();
});

test('bad rows are shown first, each with its column and in words; nothing can be imported', async () => {
  const bad = [
    row(2, { state: 'BAD', problems: [problem({})] }),
    row(3, {
      state: 'BAD',
      problems: [problem({ heading: null, code: 'import_same_row', params: [{ name: 'row', value: '2' }] })],
    }),
    row(4),
  ];
  await open(report({ counts: counts({ new: 1, bad: 2 }), rows: bad }));
  await choose();
  expect(await screen.findByText('Correct 2 rows before you import.')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('E-Mail: Enter a valid email address.');
  expect(rows[1]).toHaveTextContent('Same as row 2.');
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All rows (3)');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('columns that no heading tells are assigned by hand, and the file is judged anew', async () => {
  const columns = [
    { __typename: 'ImportColumn', heading: 'Firma', field: null },
    { __typename: 'ImportColumn', heading: '', field: 'name' },
  ];
  const sent = await open(report({ missing: ['name'], columns, rows: [], counts: counts({}) }), report());
  await choose();
  expect(await screen.findByText('Choose the columns for: Name.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Column 2')).toHaveValue('name');
  await userEvent.selectOptions(screen.getByLabelText('Firma'), 'Name');
  expect(await screen.findByText('2 rows are new.')).toBeInTheDocument();
  expect(sent[1]!.columns).toEqual(['name', '']);
  expect(screen.getByLabelText('E-Mail')).toBeVisible();
});

test('5,000 rows come in pages', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => row(index + 2));
  await open(report({ rows, counts: counts({ new: 5_000 }) }));
  await choose();
  await screen.findByRole('table');
  expect(screen.getAllByRole('row')).toHaveLength(51);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of rows' }));
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Client 52')).toBeInTheDocument();
});

test('a file that is there already says so', async () => {
  await open(report({ counts: counts({ there: 2 }), rows: [row(2, { state: 'THERE' }), row(3, { state: 'THERE' })] }));
  await choose();
  expect(await screen.findByText('Nothing is new: all 2 rows already exist.')).toBeInTheDocument();
});

test('a failure says that nothing was written, and can be tried again', async () => {
  await open(new Error('down'), report());
  await choose();
  expect(await screen.findByText('Failed to import the file. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Nothing was saved.')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('2 rows are new.')).toBeInTheDocument();
});

test('a file that is too large is not sent', async () => {
  const sent = await open(report());
  await choose('x'.repeat(2 * 2 ** 20 + 1));
  expect(await screen.findByText('The file is too large. The limit is 2 MB.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('people are pasted as a list, which stays to be corrected', async () => {
  const files: File[] = [];
  const invites: unknown[] = [];
  const ImportCsv = ({ file, invite }: { file: File; invite?: boolean }) => {
    files.push(file);
    invites.push(invite);
    return { importCsv: report({ columns: [], counts: counts({ new: 1 }), rows: [row(2, { name: 'Ann Archer' })] }) };
  };
  await openPlanner('/admin/planner/import/employees', { graphql: { ImportCsv: ImportCsv as never } });
  const list = () => screen.findByLabelText('Or paste a list of people');
  await userEvent.click(await list());
  await userEvent.paste('Ann Archer ann@example.com');
  await press('Check the list');
  expect(await screen.findByRole('rowheader', { name: /Ann Archer/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Row' })).not.toBeInTheDocument();
  expect(await files[0]!.text()).toContain('"Ann","Archer","ann@example.com","","15.00",""');
  await userEvent.click(screen.getByLabelText('Invite them by email to register'));
  await press('Import 1 row');
  await waitFor(() => expect(invites).toEqual([undefined, true]));
  await press('Change the list');
  expect(await list()).toHaveValue('Ann Archer ann@example.com');
});

test.each(['clients', 'employees', 'shifts'])('is reached from the list of %s', async (kind) => {
  await openPlanner(`/admin/planner/${kind}`);
  const link = await screen.findByRole('link', { name: 'Import' });
  expect(link).toHaveAttribute('href', `/admin/planner/import/${kind}`);
});
