import { NetworkError } from '@portfolio/remote-kit';
import { keptOf } from '@portfolio/remote-kit/kept';
import { renderRemote, unmountAll } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendKeptTaps } from '../../service-worker/send-kept-taps.ts';
import { readTaps } from '../attendance/kept-taps.ts';
import * as remote from '../remote.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';

const sent: object[] = [];
let isDead = false;

/** Opens the portal of a guard with one shift of today; the server keeps what is said and done. */
async function open(given: object = {}, language: 'en' | 'es' | 'fr' = 'en') {
  let shift = aShift(1, given);
  const answering =
    <Answer extends object>(answer: (variables: Record<string, unknown>) => Answer) =>
    (variables: Record<string, unknown>): Answer => {
      if (isDead) throw new NetworkError('No answer.');
      return answer(variables);
    };
  await renderRemote(remote, {
    path: '/planner/employee-portal',
    user: { id: 7, username: 'guard' },
    language,
    graphql: {
      PortalToday: answering(() => ({ myEmployee: guard, upcoming: pageOf([shift]), recent: pageOf([]) })),
      MyShifts: answering(() => ({ myShifts: pageOf([shift]) })),
      ServerTime: answering(() => ({ serverTime: new Date().toISOString() })),
      TapKey: answering(() => ({ tapKey: 'key' })),
      SendWord: answering(({ lateMinutes, absence }) => {
        sent.push({ lateMinutes, absence });
        shift = { ...shift, lateMinutes, absence } as typeof shift;
        return { sendWord: shift };
      }),
      CheckIn: answering(() => {
        sent.push({ checkIn: true });
        shift = { ...shift, status: 'IN_PROGRESS', checkedIn: true };
        return { checkIn: shift };
      }),
    },
  });
}

const card = async () =>
  within(await screen.findByRole('region', { name: /Today’s shift|Turno de hoy|Vacation du jour/ }));
/** What was said before is on its way until then. */
const press = async (name: string) => {
  const shown = await card();
  await waitFor(() => expect(shown.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
  return userEvent.click(shown.getByRole('button', { name }));
};

beforeEach(() => {
  sent.length = 0;
  isDead = false;
});

test('late in two taps, another word instead, and on time after all', async () => {
  await open();
  await press('I’m late');
  await press('20 min');
  expect(await (await card()).findByText('You said that you will be 20 min late.')).toBeInTheDocument();
  expect(await screen.findByText('Your firm has been told.')).toBeInTheDocument();
  await press('I can’t come');
  expect((await card()).getByRole('button', { name: 'Never mind' })).toHaveFocus();
  await press('I’m ill');
  expect(await (await card()).findByText('You said that you cannot come.')).toBeInTheDocument();
  await press('I’m coming on time');
  await waitFor(() => expect(screen.queryByText(/^You said/)).not.toBeInTheDocument());
  expect(sent).toEqual([
    { lateMinutes: 20, absence: null },
    { lateMinutes: null, absence: 'ILL' },
    { lateMinutes: null, absence: null },
  ]);
});

test.each([
  ['es', 'Llego tarde', 'Ha avisado de que llegará 10 min tarde.'],
  ['fr', 'Je suis en retard', 'Vous avez signalé un retard de 10 min.'],
] as const)('in %s', async (language, late, said) => {
  await open({}, language);
  await press(late);
  await press('10 min');
  expect(await (await card()).findByText(said)).toBeInTheDocument();
});

test.each([
  ['checked in', { status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(0), lateMinutes: 20 }],
  ['cancelled', { status: 'CANCELLED' }],
  ['more than a day away', { date: '2999-01-01', startTime: instant(25), endTime: instant(30) }],
])('nothing is said of a shift that is %s', async (_, given) => {
  await open(given);
  expect((await card()).queryByRole('button', { name: 'I’m late' })).not.toBeInTheDocument();
  expect((await card()).queryByText(/^You said/)).not.toBeInTheDocument();
});

test('without a connection: late, then here; neither contradicts the other, and both are sent in order', async () => {
  await open();
  await card();
  isDead = true;
  await press('I’m late');
  await press('30 min');
  expect(await (await card()).findByText('You said that you will be 30 min late.')).toBeInTheDocument();
  expect((await card()).getByText(/^What you said at \d\d:\d\d is waiting/)).toBeInTheDocument();
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  expect((await card()).queryByText('You said that you will be 30 min late.')).not.toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'I’m late' })).not.toBeInTheDocument();

  isDead = false;
  await act(async () => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(sent).toEqual([{ lateMinutes: 30, absence: null }, { checkIn: true }]));
  await waitFor(() => expect(screen.queryByText(/is waiting for a connection/)).not.toBeInTheDocument());
});

test('the service worker sends what was said before the check-in, with its key', async () => {
  await open();
  await card();
  await waitFor(async () => expect(await keptOf(7).read('tap-key')).toBe('key'));
  isDead = true;
  await press('I’m late');
  await press('10 min');
  await screen.findByText(/^What you said at/);
  await press('Check in');
  await screen.findByText(/check-in at .* is waiting/);
  await unmountAll();
  const posted: object[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    posted.push({ url, ...JSON.parse(init?.body as string) });
    return Promise.resolve(new Response('{}'));
  });

  await sendKeptTaps();

  const one = { key: 'key', shift_id: 1, waited_seconds: expect.any(Number) };
  expect(posted).toEqual([
    { ...one, url: '/planner/shifts/word/kept/', late_minutes: 10, absence: null },
    { ...one, url: '/planner/shifts/check_in_out/kept/', action: 'check_in' },
  ]);
  expect(await readTaps(7)).toEqual([]);
});
