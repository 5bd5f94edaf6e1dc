import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const settings = {
  __typename: 'UserSettings',
  theme: 'light',
  notificationsEnabled: true,
  emailNotifications: true,
  shiftReminders: true,
  language: 'en',
  timezone: 'UTC',
};

const endpoint = 'https://push.example.com/1';

interface Browser {
  subscribed?: boolean;
  permission?: NotificationPermission;
  answers?: NotificationPermission;
}

/** What a browser has that can be pushed to. */
function browser({ subscribed = false, permission = 'default', answers = 'granted' }: Browser = {}) {
  const calls: string[] = [];
  let isSubscribed = subscribed;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'word' } }),
    unsubscribe: () => {
      isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        calls.push(`subscribe ${applicationServerKey}`);
        isSubscribed = true;
        return Promise.resolve(subscription);
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      getRegistration: () => Promise.resolve(subscribed ? registration : undefined),
      register: (url: string, { scope }: { scope: string }) => {
        calls.push(`register ${url} ${scope}`);
        subscribed = true;
        return Promise.resolve(registration);
      },
    }),
  });
  Object.assign(window, {
    PushManager: Object,
    Notification: { permission, requestPermission: () => Promise.resolve(answers) },
  });
  return calls;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

interface Answers {
  pushKey?: string | null;
  works?: boolean;
  isEmployee?: boolean;
}

async function openSettings({ pushKey = 'site-key', works = true, isEmployee = true }: Answers = {}) {
  const sent: unknown[] = [];
  const mutate = (field: string) => (variables: object) => {
    if (!works) throw new Error('down');
    sent.push(variables);
    return { [field]: true };
  };
  await renderRemote(remote, {
    path: '/planner/employee-portal/settings',
    user: { username: 'guard', employee_profile: isEmployee ? { id: 1, company_id: 1 } : null },
    graphql: {
      MySettings: { settings, chosenSettings: { __typename: 'ChosenSettings', timezone: null } },
      UnreadNotices: {
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      },
      PushKey: { pushKey },
      MyCalendarFeed: { myCalendarFeed: null },
      SubscribeToPush: mutate('subscribeToPush'),
      UnsubscribeFromPush: mutate('unsubscribeFromPush'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a device is subscribed with the site’s key, and told to the site', async () => {
  const calls = browser();
  const sent = await openSettings();
  await press('Notify this device');
  expect(await screen.findByRole('button', { name: 'Stop notifying this device' })).toBeInTheDocument();
  expect(calls).toEqual([
    'register /planner/employee-portal/service-worker.js /planner/employee-portal',
    'subscribe site-key',
  ]);
  expect(sent).toEqual([{ input: { endpoint, p256dh: 'key', auth: 'word' } }]);
});

test('one that is subscribed is told to the site again, and can be unsubscribed', async () => {
  browser({ subscribed: true, permission: 'granted' });
  const sent = await openSettings();
  await press('Stop notifying this device');
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeInTheDocument();
  expect(sent).toEqual([{ input: { endpoint, p256dh: 'key', auth: 'word' } }, { endpoint }]);
});

test.each([
  ['was refused before', { permission: 'denied' as const }, false],
  ['is refused now', { answers: 'denied' as const }, true],
])('says what to do when permission %s', async (_, given, asks) => {
  browser(given);
  await openSettings();
  if (asks) await press('Notify this device');
  expect(await screen.findByText(/This browser blocks the site’s notifications/)).toBeInTheDocument();
});

test('says that a browser cannot do it', async () => {
  await openSettings();
  expect(await screen.findByText(/This browser cannot show the site’s notifications/)).toBeInTheDocument();
});

test('says when the site cannot be told; the device is not left subscribed to what nobody sends', async () => {
  browser();
  await openSettings({ works: false });
  await press('Notify this device');
  expect(await findAlert('Your change could not be saved. Please try again.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeEnabled();
  const registration = await navigator.serviceWorker.getRegistration();
  expect(await registration?.pushManager.getSubscription()).toBeNull();
});

test('one that is subscribed can be unsubscribed also where the site refuses to hear of it', async () => {
  browser({ subscribed: true, permission: 'granted' });
  await openSettings({ works: false });
  expect(await screen.findByRole('button', { name: 'Stop notifying this device' })).toBeEnabled();
});

test.each([
  ['where the site pushes nothing', { pushKey: null }],
  ['to who is no employee', { isEmployee: false }],
])('is not offered %s', async (_, given) => {
  browser();
  await openSettings(given);
  await screen.findByRole('switch', { name: 'Notifications' });
  expect(screen.queryByRole('region', { name: 'This device' })).not.toBeInTheDocument();
});
