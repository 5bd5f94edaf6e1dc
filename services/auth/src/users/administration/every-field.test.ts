import { userSchema, type UserInput, type UserSettings } from '@portfolio/contracts/auth';
import { demoPassword } from '@portfolio/demo/accounts';
import { startAuth } from '../../../test/auth.ts';

const auth = await startAuth();
afterAll(() => auth.close());

/** Every field that may be sent, with two values of which neither is the default: a field more does not compile. */
type TwoOfEach<Input> = { [Field in keyof Required<Input>]: readonly [Input[Field], Input[Field]] };

const user: TwoOfEach<Omit<UserInput, 'password'>> = {
  username: ['ann', 'bob'],
  email: ['ann@example.com', 'bob@example.com'],
  first_name: ['Ann', 'Bob'],
  last_name: ['Lee', 'Ray'],
  is_active: [false, true],
  is_staff: [true, false],
  is_superuser: [true, false],
};

const settings: TwoOfEach<UserSettings> = {
  theme: ['dark', 'light'],
  notifications_enabled: [false, true],
  email_notifications: [false, true],
  shift_reminders: [false, true],
  language: ['fr', 'es'],
  timezone: ['Asia/Tokyo', 'Europe/Paris'],
};

const values = (fields: Readonly<Record<string, readonly [unknown, unknown]>>, which: 0 | 1) =>
  Object.fromEntries(Object.entries(fields).map(([field, two]) => [field, two[which]]));

test('every field of a user is kept, at first and when it is changed', async () => {
  const { rest } = await auth.signIn('superuser');
  const first = values(user, 0);
  const created = await rest.post('/planner/users/', { ...first, password: 'correct horse battery' });
  expect(created).toMatchObject({ status: 201, body: first });
  const path = `/planner/users/${created.body.id}/`;
  for (const [field, [, second]] of Object.entries(user)) {
    expect(await rest.patch(path, { [field]: second })).toMatchObject({ status: 200, body: { [field]: second } });
  }
  expect((await rest.get(path)).body).toMatchObject(values(user, 1));
});

test('every setting is kept, at first and when it is changed', async () => {
  const { rest } = await auth.signIn('member');
  for (const which of [0, 1] as const) {
    const sent = values(settings, which);
    expect(await rest.put('/planner/settings/', sent)).toMatchObject({ status: 200, body: sent });
    expect((await rest.get('/planner/settings/')).body).toEqual(sent);
  }
});

test('whoever signs in is told what the contract names of them, and nothing else that is known', async () => {
  const { body } = await auth.rest.post('/auth/login/', { username: 'manager', password: demoPassword });
  expect(Object.keys(body.user).toSorted()).toEqual(Object.keys(userSchema.shape).toSorted());
  expect(Object.keys(body).toSorted()).toEqual(['access', 'refresh', 'user']);
});
