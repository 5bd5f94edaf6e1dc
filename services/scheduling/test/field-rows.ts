import type { CallRow, FieldRow } from '@portfolio/testkit/calls';
import { lists, makes, mine } from './call-rows.ts';
import type { TestPayroll } from './payroll.ts';

/** Every query and mutation of the service, as what it has in common with a REST call. */
export function fieldRows(calls: Record<string, CallRow>, payroll: TestPayroll): Record<string, FieldRow> {
  const { database } = payroll;
  const like = (call: string, more: FieldRow = {}): FieldRow => ({ ...calls[call], ...more });
  const period = like('POST /planner/payment-periods/{id}/generate_payments/');
  const checkIn = like('POST /planner/shifts/check_in_out/');
  const change = like('PATCH /planner/shifts/{id}/');
  const changes: FieldRow = {
    own: change.own,
    foreign: calls['POST /planner/shifts/conflicts/']?.foreign,
    body: ({ id }) => ({ changes: [{ id, notes: 'x' }] }),
  };
  return {
    clients: lists,
    client: like('GET /planner/clients/{id}/'),
    createClient: like('POST /planner/clients/'),
    updateClient: like('PATCH /planner/clients/{id}/'),
    deleteClient: like('DELETE /planner/clients/{id}/'),
    createLocation: like('POST /planner/locations/'),
    location: like('GET /planner/locations/{id}/'),
    updateLocation: like('PATCH /planner/locations/{id}/'),
    deleteLocation: like('DELETE /planner/locations/{id}/'),
    importCsv: { ...makes, body: () => ({ kind: 'clients', file: new File(['Name\nMall'], 'clients.csv') }) },
    companies: lists,
    company: like('GET /planner/companies/{id}/'),
    updateCompany: like('PATCH /planner/companies/{id}/'),
    recentActivity: lists,
    attendance: lists,
    plannerStatistics: lists,
    employees: lists,
    employee: like('GET /planner/employees/{id}/'),
    createEmployee: like('POST /planner/employees/'),
    updateEmployee: like('PATCH /planner/employees/{id}/'),
    deleteEmployee: like('DELETE /planner/employees/{id}/'),
    inviteEmployee: like('POST /planner/employees/{id}/invite/'),
    employeeAvailability: like('GET /planner/employees/{id}/availability/', { as: { employee: 'id' } }),
    qualifications: lists,
    qualification: like('DELETE /planner/qualifications/{id}/'),
    createQualification: like('POST /planner/qualifications/'),
    renameQualification: like('PATCH /planner/qualifications/{id}/'),
    deleteQualification: like('DELETE /planner/qualifications/{id}/'),
    paymentPeriods: lists,
    createPaymentPeriod: like('POST /planner/payment-periods/'),
    deletePaymentPeriod: like('DELETE /planner/payment-periods/{id}/'),
    payrollPeriods: lists,
    payrollPeriod: period,
    payPeriod: period,
    paymentPreview: { ...period, as: { period: 'id' } },
    generatePayments: { ...period, as: { period: 'id' } },
    payments: lists,
    payment: like('GET /planner/payments/{id}/'),
    paymentLines: like('GET /planner/payments/{id}/lines/', { as: { payment: 'id' } }),
    updatePayment: like('PATCH /planner/payments/{id}/'),
    myEmployee: mine,
    updateMyEmployee: like('PATCH /planner/employees/me/'),
    myAvailability: mine,
    setMyAvailability: like('POST /planner/employees/me/availability/', { as: { rules: 'availabilityRules' } }),
    myPayments: mine,
    myNotices: mine,
    myUnreadNotices: mine,
    renewMyCalendarFeed: mine,
    myCalendarFeed: {
      own: async () => {
        await payroll.graphqlAs(payroll.guard)('mutation { renewMyCalendarFeed { url } }');
        return {};
      },
    },
    revokeMyCalendarFeed: mine,
    readMyNotices: mine,
    pushKey: mine,
    subscribeToPush: {
      ...mine,
      body: () => ({ endpoint: 'https://push.example.com/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
    },
    unsubscribeFromPush: { ...mine, body: () => ({ endpoint: 'https://push.example.com/1' }) },
    generateAdminRegistrationLink: makes,
    adminRegistrationToken: like('GET /planner/admin/validate-token/{token}/'),
    registerAdministrator: like('POST /planner/admin/register/{token}/'),
    employeeRegistrationToken: like('GET /planner/employee/validate-token/{token}/'),
    registerEmployee: like('POST /planner/employee/register/{token}/'),
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
    createShift: like('POST /planner/shifts/'),
    updateShift: change,
    attendanceCorrections: like('GET /planner/shifts/{id}/corrections/'),
    correctAttendance: like('POST /planner/shifts/{id}/corrections/'),
    deleteShift: like('DELETE /planner/shifts/{id}/'),
    copyWeek: like('POST /planner/shifts/copy_week/'),
    secondFactorMissing: lists,
    companyEvents: lists,
    timesheets: lists,
    approveTimesheets: like('POST /planner/timesheets/approve/'),
    weekTemplates: lists,
    createWeekTemplate: like('POST /planner/week-templates/'),
    renameWeekTemplate: like('PATCH /planner/week-templates/{id}/'),
    deleteWeekTemplate: like('DELETE /planner/week-templates/{id}/'),
    repeatShift: like('POST /planner/shifts/{id}/repeat/'),
    updateFollowingShifts: like('PATCH /planner/shifts/{id}/following/'),
    deleteFollowingShifts: like('DELETE /planner/shifts/{id}/following/'),
    useWeekTemplate: like('POST /planner/week-templates/{id}/use/'),
    changeShifts: changes,
    shiftConflicts: changes,
  };
}
