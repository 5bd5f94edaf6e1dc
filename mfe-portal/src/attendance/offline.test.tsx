import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NetworkError } from '@portfolio/remote-kit';
import { keptOf } from '@portfolio/remote-kit/kept';
import { renderRemote, unmountAll } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendKeptTaps } from '../../service-worker/send-kept-taps.ts';
import * as remote from '../remote.ts';
import { readTaps } from './kept-taps.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';

interface Sent {
  action: string;
  waitedSeconds: unknown;
}

const sent: Sent[] = [];
/** What the line does with a call. */
let line: () => void;
/** What the server says to a check-in or check-out. */
let refusal: Error | undefined;
const dead = (): void => {
  throw new NetworkError('No answer.');
};
const alive = (): void => {};

const begun = { status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(0) };
const ended = { ...begun, status: 'COMPLETED', checkedOut: true, checkedOutAt: instant(0) };

/** Opens the portal of a user with one shift of today, as it is at the server. */
async function open(userId = 7) {
  const shift = () => aShift(1, sent.length === 0 ? {} : sent.length === 1 ? begun : ended);
  const answer = (action: string, after: object) => (variables: Record<string, unknown>) => {
    line();
    if (refusal) throw refusal;
    sent.push({ action, waitedSeconds: variables['waitedSeconds'] });
    return { [action]: aShift(1, after) };
  };
  return renderRemote(remote, {
    path: '/planner/employee-portal',
    user: { id: userId, username: 'guard' },
    graphql: {
      PortalToday: () => {
        line();
        return { myEmployee: guard, upcoming: pageOf([shift()]), recent: pageOf([]) };
      },
      MyShifts: () => {
        line();
        return { myShifts: pageOf([shift()]) };
      },
      ServerTime: () => {
        line();
        return { serverTime: new Date().toISOString() };
      },
      TapKey: () => {
        line();
        return { tapKey: 'key' };
      },
      CheckIn: answer('checkIn', begun),
      CheckOut: answer('checkOut', ended),
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Today’s shift' }));
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }));
/** The browser says that there is a connection. */
const online = () => act(async () => void window.dispatchEvent(new Event('online')));
const comesBack = (): Promise<void> => {
  line = alive;
  return online();
};

beforeEach(() => {
  sent.length = 0;
  refusal = undefined;
  line = alive;
});
test('without a connection a check-in is kept, shown as waiting, and sent once there is one', async () => {
  await open();
  await card();
  line = dead;

  await press('Check in');

  expect(
    await screen.findByText('No connection. We keep your check-in and send it as soon as you are online.'),
  ).toBeInTheDocument();
  expect((await card()).getByText(/^Your check-in at \d\d:\d\d is waiting for a connection\.$/)).toBeInTheDocument();
  expect((await card()).getByRole('button', { name: 'Check out' })).toBeInTheDocument();
  expect(sent).toEqual([]);

  await comesBack();

  expect(await screen.findByText('Check-in successful!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/is waiting for a connection/)).not.toBeInTheDocument());
  expect(sent).toEqual([{ action: 'checkIn', waitedSeconds: expect.any(Number) }]);
});

test('a whole night without a connection, and a restart of the phone, are sent in order', async () => {
  await open();
  await card();
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  await press('Check out');
  await press('Check out now');
  await screen.findByText(/check-out at .* is waiting/);
  await unmountAll();

  await open();
  expect(await screen.findByText(/^No connection\. You see the data of /)).toBeInTheDocument();
  expect((await card()).getByText('Client 1')).toBeInTheDocument();
  expect(await screen.findByText(/check-in at .* is waiting/)).toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: /Check/ })).not.toBeInTheDocument();
  await comesBack();

  await waitFor(() => expect(sent.map(({ action }) => action)).toEqual(['checkIn', 'checkOut']));
  await waitFor(() => expect(screen.queryByText(/is waiting for a connection/)).not.toBeInTheDocument());
});

test('another user on the same phone sees and sends none of it', async () => {
  await open();
  await card();
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  await unmountAll();
  line = alive;

  await open(8);

  await card();
  await online();
  expect(screen.queryByText(/is waiting for a connection/)).not.toBeInTheDocument();
  expect((await card()).getByRole('button', { name: 'Check in' })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

/** A check-in waits, and its guard wants to sign out. */
async function leaves() {
  const { host } = await open();
  await card();
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  const left = jest.fn();
  act(() => void host.session.logout().then(left));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  expect(dialog.getByText('1 check-in, check-out, message or request has not been sent yet.')).toBeInTheDocument();
  return {
    session: host.session,
    choose: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    left,
  };
}

test('signing out while something waits asks first: it is sent, and nothing is lost when that fails', async () => {
  const { session, choose } = await leaves();
  await choose('Send now and sign out');
  expect(await screen.findByText(/^They could not be sent/)).toBeInTheDocument();
  expect(session.get().status).toBe('signed-in');

  line = alive;
  await choose('Send now and sign out');

  await waitFor(() => expect(session.get().status).toBe('anonymous'));
  expect(sent.map(({ action }) => action)).toEqual(['checkIn']);
});

test('whoever stays keeps what waits; only who says so loses it', async () => {
  const { session, choose, left } = await leaves();
  await choose('Stay signed in');
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(session.get().status).toBe('signed-in');
  expect(await readTaps(7)).toHaveLength(1);

  act(() => void session.logout());
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out and lose them' }));

  await waitFor(() => expect(session.get().status).toBe('anonymous'));
  expect(await readTaps(7)).toEqual([]);
  expect(sent).toEqual([]);
});

test('the service worker sends it with its key when the page is closed, in order, and forgets it', async () => {
  await open();
  await card();
  await waitFor(async () => expect(await keptOf(7).read('tap-key')).toBe('key'));
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  await press('Check out');
  await press('Check out now');
  await screen.findByText(/check-out at .* is waiting/);
  await unmountAll();
  const posted: object[] = [];
  let status = 500;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    posted.push({ url, ...JSON.parse(init?.body as string) });
    return Promise.resolve(new Response('{}', { status }));
  });

  await expect(sendKeptTaps()).rejects.toThrow('The service stumbled: 500.');
  expect(await readTaps(7)).toHaveLength(2);
  status = 409;
  await sendKeptTaps();
  expect(await readTaps(7)).toHaveLength(2);
  expect(posted).toHaveLength(2);
  status = 200;
  await sendKeptTaps();

  const one = {
    url: '/planner/shifts/check_in_out/kept/',
    key: 'key',
    shift_id: 1,
    waited_seconds: expect.any(Number),
  };
  expect(posted.slice(2)).toEqual([
    { ...one, action: 'check_in' },
    { ...one, action: 'check_out' },
  ]);
  expect(await readTaps(7)).toEqual([]);
});

test('what the server refuses later is told with its reason, and waits no longer', async () => {
  await open();
  await card();
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  line = alive;
  const message = 'This shift has ended, so you cannot check in.';
  refusal = new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code: 'CONFLICT' } }] });

  await online();

  expect(await screen.findByText('This shift has ended, so you cannot check in.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/is waiting for a connection/)).not.toBeInTheDocument());
});

test('a server that stumbles over what was kept is asked again', async () => {
  await open();
  await card();
  line = dead;
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  line = () => {
    throw new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: 'A server error occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
  };
  await online();
  await screen.findByText(/check-in at .* is waiting/);

  await comesBack();

  await waitFor(() => expect(sent).toHaveLength(1));
});
