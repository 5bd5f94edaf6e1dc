import { servedCalls } from '@portfolio/testkit/calls';
import { knowUser } from '../../test/accounts.ts';
import { startPayroll, type TestPayroll } from '../../test/payroll.ts';
import { activeEmployees } from '../access.ts';
import { schedulingResources } from '../calls.ts';
import { schedulingSubgraph } from '../subgraph.ts';

let payroll: TestPayroll;
let key: string;
beforeAll(async () => {
  payroll = await startPayroll();
  knowUser(payroll.auth, payroll.guard);
  key = (await payroll.graphqlAs(payroll.guard)('{ tapKey }')).data.tapKey;
  await payroll.as(payroll.owner).patch(`/planner/employees/${payroll.ann.id}/`, { status: 'inactive' });
});
afterAll(() => payroll.close());

const told = { status: 409, body: { detail: 'Your profile is inactive. Please contact your administrator.' } };

test('who is inactive is told so whatever they send, unless they end, take back, prove or read', async () => {
  const guard = payroll.as(payroll.guard);
  const answered: string[] = [];
  const details = new Set<string>();
  for (const { name, method, path, route } of servedCalls(schedulingResources)) {
    if (method === 'get' || route.access.name !== 'employee') continue;
    const address = path.replaceAll(/\{\w+\}/g, '1');
    const answer = await (method === 'delete' ? guard.delete(address) : guard[method](address, {}));
    if (answer.status === told.status) details.add(answer.body.detail);
    else answered.push(name);
  }
  expect([...details]).toEqual([told.body.detail]);
  expect(answered.toSorted()).toEqual([
    'DELETE /planner/employees/me/time-off/{id}/file/',
    'DELETE /planner/employees/me/unavailability/{id}/',
    'PATCH /planner/employees/me/',
    'POST /planner/employees/me/offers/{id}/decline/',
    'POST /planner/employees/me/offers/{id}/take-back/',
    'POST /planner/employees/me/offers/{id}/withdraw/',
    'POST /planner/employees/me/threads/{id}/acknowledge/',
    'POST /planner/employees/me/threads/{id}/read/',
    'POST /planner/employees/me/time-off/{id}/restore/',
    'POST /planner/employees/me/time-off/{id}/withdraw/',
    'POST /planner/open-shifts/{id}/unclaim/',
    'POST /planner/open-shifts/{id}/withdraw/',
    'POST /planner/shifts/check_in_out/',
  ]);
});

test('the same over GraphQL', async () => {
  const { access } = await schedulingSubgraph();
  const writes = [...access.mutation].filter(([, { name }]) => name === 'employee');
  expect(writes.flatMap(([name, who]) => (who === activeEmployees ? [] : [name])).toSorted()).toEqual([
    'acknowledgeThread',
    'checkOut',
    'declineOffer',
    'deleteMyTimeOffFile',
    'readMyNotices',
    'readMyThread',
    'removeMyUnavailability',
    'restoreTimeOff',
    'revokeMyCalendarFeed',
    'setMyTimeOffFile',
    'subscribeToPush',
    'takeBackAcceptance',
    'unclaimOpenShift',
    'unreadMyNotices',
    'unsubscribeFromPush',
    'updateMyEmployee',
    'withdrawClaim',
    'withdrawOffer',
    'withdrawTimeOff',
  ]);
  const { errors } = await payroll.graphqlAs(payroll.guard)('mutation { checkIn(shiftId: 1) { id } }');
  expect(errors?.[0]).toMatchObject({ message: told.body.detail, extensions: { code: 'CONFLICT' } });
});

test('the same with a word that their device kept', async () => {
  const word = { shift_id: 1, late_minutes: 10, waited_seconds: 60, key };
  expect(await payroll.rest.post('/planner/shifts/word/kept/', word)).toMatchObject(told);
});
