import type { ProcessStatus, SystemStatus } from '@portfolio/contracts/operations';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const since = '2026-11-22T08:00:00Z';
const requests = { underway: 2, answered: 3_400, failed: 5, rejected: 7 };

const running = (process: string, more: Partial<ProcessStatus> = {}): ProcessStatus => ({
  process,
  status: 'ok',
  version: 'e7c92c6',
  since,
  memoryMb: 120,
  connections: 4,
  requests,
  ...more,
});

const edge = running('edge', {
  registry: 12,
  releases: [
    { name: 'shell', release: '1.0.0-aa', since },
    { name: 'mfe-public', release: '1.0.0-bb', since, canary: '1.0.0-cc', percent: 20 },
  ],
});

const service = (process: string, jobs = { waiting: 3, failing: 0, stuck: 0 }): ProcessStatus =>
  running(process, { schema: 'Guards20261124', database: { connections: 10, used: 1, waiting: 0 }, jobs });

const well: SystemStatus = {
  processes: [edge, running('gateway'), service('auth'), service('content'), service('scheduling')],
};

const having = (process: ProcessStatus): SystemStatus => ({
  processes: well.processes.map((one) => (one.process === process.process ? process : one)),
});

const open = (answer: () => unknown = () => well, user: object = { is_staff: true }) =>
  renderRemote(remote, { path: '/admin/status', user, graphql: {}, rest: { 'GET /status/': answer } });

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article')!);

/** What is said when something is wrong. */
const verdict = async () => (await screen.findByText('Something is wrong')).closest<HTMLElement>('[role=alert]')!;

const fact = (of: Awaited<ReturnType<typeof card>>, term: string) => of.getByText(term).nextSibling;

const show = (visibility: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('says at a glance that all is well, and of each process what it says of itself', async () => {
  await open();
  expect(await screen.findByText('All is well: 5 processes are running, and no job is failing.')).toBeVisible();
  const content = await card('content');
  expect(content.getByText('Running')).toBeVisible();
  expect(fact(content, 'Version')).toHaveTextContent('e7c92c6');
  expect(fact(content, 'Schema')).toHaveTextContent('Guards20261124');
  expect(fact(content, 'Jobs')).toHaveTextContent('3 waiting, 0 failing, 0 stuck');
  expect(fact(content, 'Database connections')).toHaveTextContent('1 of 10 in use, 0 waiting for one');
  expect(fact(content, 'Requests in progress')).toHaveTextContent('2');
  expect(fact(content, 'Requests since then')).toHaveTextContent('3,400 answered, including 5 errors; 7 refused');
  expect(fact(content, 'Memory')).toHaveTextContent('120 MB');
  const live = within(screen.getByRole('table', { name: 'Live releases' }));
  expect(live.getByRole('row', { name: /^mfe-public 1\.0\.0-bb/ })).toHaveTextContent('1.0.0-cc for 20 % of visitors');
});

test('shows a process that does not answer as missing, and all others as ever', async () => {
  await open(() => having({ process: 'scheduling', status: 'down' }));
  expect(await verdict()).toHaveTextContent('scheduling does not answer.');
  expect((await card('scheduling')).getByText('Does not answer')).toBeVisible();
  expect((await card('auth')).getByText('Running')).toBeVisible();
});

test('tells of jobs that fail, and why a process cannot serve', async () => {
  const { processes } = having(service('auth', { waiting: 4, failing: 1, stuck: 2 }));
  await open(() => ({
    processes: processes.map((one) =>
      one.process === 'edge' ? { ...one, status: 'unavailable', reason: 'No registry.' } : one,
    ),
  }));
  expect(
    within(await verdict())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'edge answers, but cannot serve requests.',
    'auth: 2 jobs are stuck and need attention. See the log for the reason.',
    'auth: 1 job has failed. We keep trying automatically.',
  ]);
  expect((await card('auth')).getByText('Needs attention')).toBeVisible();
  expect(fact(await card('edge'), 'Reason')).toHaveTextContent('No registry.');
});

test('company administrators are told that it is for staff, and nothing is asked', async () => {
  const asked = jest.fn(() => well);
  await open(asked, { is_admin: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'For staff only' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('comes anew with the button; what was told stays while that fails', async () => {
  const answers = [
    () => well,
    () => having({ process: 'auth', status: 'down' }),
    () => Promise.reject(new Error('away')),
  ];
  const { host } = await open(() => answers.shift()!());
  await screen.findByText(/^All is well/);
  const button = screen.getByRole('button', { name: 'Refresh now' });
  await userEvent.click(button);
  expect(await screen.findByText('auth does not answer.')).toBeVisible();
  await waitFor(() => expect(host.announced).toEqual([expect.stringMatching(/^As of \d.*\.$/)]));
  await userEvent.click(button);
  expect(await screen.findByText(/^The newest figures could not be loaded\. These are from/)).toBeVisible();
  expect(screen.getByText('auth does not answer.')).toBeVisible();
});

test('comes anew by itself, while somebody looks', async () => {
  const asked = jest.fn(() => well);
  show('hidden');
  await open(asked);
  await screen.findByText(/^All is well/);
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  act(() => show('visible'));
  await pass(15_000);
  expect(asked).toHaveBeenCalledTimes(2);
  act(() => show('hidden'));
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failure is said, with a way to try again', async () => {
  const answers = [() => Response.json({ detail: 'Service temporarily unavailable.' }, { status: 503 }), () => well];
  await open(() => answers.shift()!());
  expect(await screen.findByText('Failed to load the system status. Please try again later.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^All is well/)).toBeVisible();
});
