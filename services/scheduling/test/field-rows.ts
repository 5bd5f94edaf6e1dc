import { lists, sharedRows, type CallRow, type FieldRow } from '@portfolio/testkit/calls';
import { calls } from '../src/calls.ts';
import { makes, mine } from './call-rows.ts';
import type { TestPayroll } from './payroll.ts';

/** Every query and mutation of the service, as what it has in common with a REST call. */
export function fieldRows(rows: Record<string, CallRow>, payroll: TestPayroll): Record<string, FieldRow> {
  const { database } = payroll;
  const like = (call: string, more: FieldRow = {}): FieldRow => ({ ...rows[call], ...more });
  const period = like('POST /planner/payment-periods/{id}/generate_payments/');
  const checkIn = like('POST /planner/shifts/check_in_out/');
  const change = like('PATCH /planner/shifts/{id}/');
  const changes: FieldRow = {
    own: change.own,
    foreign: rows['POST /planner/shifts/conflicts/']?.foreign,
    body: ({ id }) => ({ changes: [{ id, notes: 'x' }] }),
  };
  return {
    ...sharedRows(calls, rows),
    candidates: like('GET /planner/shifts/{id}/', { as: { shift: 'id' } }),
    offerColleagues: like('GET /planner/shifts/{id}/', { as: { shift: 'id' } }),
    timeOffEntries: { ...lists, body: () => ({ employee: String(payroll.ann.id) }) },
    coverage: { ...lists, body: () => ({ from: '2031-03-03', until: '2031-03-09' }) },
    judgedWeek: { ...lists, body: () => ({ week: '2031-03-03' }) },
    holidays: { ...lists, body: () => ({ region: 'FR', from: '2031-01-01', until: '2031-12-31' }) },
    siteHolidays: { ...lists, body: () => ({ from: '2031-01-01', until: '2031-12-31' }) },
    importCsv: { ...makes, body: () => ({ kind: 'clients', file: new File(['Name\nMall'], 'clients.csv') }) },
    setLicenseScan: {
      ...like('GET /planner/licenses/{id}/'),
      body: () => ({ file: new File(['%PDF-1.7'], 'card.pdf') }),
    },
    setMyTimeOffFile: {
      ...like('POST /planner/employees/me/time-off/{id}/withdraw/'),
      body: () => ({ file: new File(['%PDF-1.7'], 'note.pdf') }),
    },
    recentActivity: lists,
    attendance: lists,
    qualification: like('DELETE /planner/qualifications/{id}/'),
    payrollPeriods: lists,
    payrollPeriod: period,
    payPeriod: period,
    paymentPreview: { ...period, as: { period: 'id' } },
    generatePayments: { ...period, as: { period: 'id' } },
    myEmployee: mine,
    setMyAvailability: like('POST /planner/employees/me/availability/', { as: { rules: 'availabilityRules' } }),
    paintMyAvailability: like('POST /planner/employees/me/dated-availability/'),
    myNotices: mine,
    myUnreadNotices: mine,
    myUnreadThreads: mine,
    renewMyCalendarFeed: mine,
    myCalendarFeed: {
      own: async () => {
        await payroll.graphqlAs(payroll.guard)('mutation { renewMyCalendarFeed { url } }');
        return {};
      },
    },
    revokeMyCalendarFeed: mine,
    readMyNotices: mine,
    unreadMyNotices: mine,
    pushKey: mine,
    subscribeToPush: {
      ...mine,
      body: () => ({ endpoint: 'https://push.example.com/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
    },
    unsubscribeFromPush: { ...mine, body: () => ({ endpoint: 'https://push.example.com/1' }) },
    myShifts: mine,
    serverTime: mine,
    tapKey: mine,
    myShift: like('GET /planner/shifts/{id}/'),
    checkIn,
    checkOut: {
      foreign: checkIn.foreign,
      body: async (own) => {
        const body = (await checkIn.body?.(own)) as { shift_id: number };
        await database.query(`UPDATE shift SET status = 'in_progress', checked_in_at = now() WHERE id = $1`, [
          body.shift_id,
        ]);
        return body;
      },
    },
    schedule: { ...lists, body: () => ({ from: '2033-01-01T00:00:00Z', to: '2033-01-08T00:00:00Z' }) },
    shifts: lists,
    shift: like('GET /planner/shifts/{id}/'),
    secondFactorMissing: lists,
    approveTimesheets: like('POST /planner/timesheets/approve/'),
    changeShifts: changes,
    shiftConflicts: changes,
  };
}
