/** A shift as the graph answers; `particulars` say what the test is about. */
export const aShift = (particulars: object = {}) => ({
  __typename: 'Shift',
  date: '2026-04-01',
  checkedIn: false,
  checkedOut: false,
  id: '7',
  companyId: '3',
  title: 'Night watch',
  status: 'SCHEDULED',
  startTime: '2026-11-24T22:00:00.000Z',
  endTime: '2026-11-25T06:15:00.000Z',
  timeZone: 'UTC',
  paid: false,
  notes: 'Ring twice',
  clientId: '4',
  clientName: 'Harbour Logistics',
  clientAddress: '1 Quay, Portland, OR 97201',
  clientContactPerson: 'Cleo Marsh',
  clientPhone: '+1 503 555 0111',
  locationId: null,
  locationName: null,
  locationAddress: null,
  postId: null,
  employeeId: '5',
  employeeName: 'Ann Lee',
  employeeEmail: 'ann@example.com',
  employeePhone: '+1 503 555 0112',
  allowOverlap: false,
  series: null,
  checkedInAt: null,
  checkedOutAt: null,
  checkInTappedAt: null,
  checkOutTappedAt: null,
  lateMinutes: null,
  absence: null,
  saidAt: null,
  hourlyPayRate: '20.00',
  durationHours: 8.25,
  pay: '165.00',
  createdAt: '2026-11-20T09:30:00.000Z',
  isDraft: false,
  publishedAt: '2026-11-20T09:30:00.000Z',
  confirmedAt: null,
  ...particulars,
});

const page = (__typename: string, results: object[], count = results.length) => ({ __typename, count, results });

/** A post of that location. */
const gatehouse = {
  __typename: 'Post',
  id: '31',
  name: 'Gatehouse',
  locationId: '9',
  locationName: 'Gate',
  color: null,
};

const gate = { __typename: 'Location', id: '9', name: 'Gate', timeZone: 'Asia/Tokyo' };

/** It is in Los Angeles; client 4 in UTC. */
const company = { __typename: 'Company', id: '3', name: 'Nightwatch', timeZone: 'America/Los_Angeles' };

/** Client 4 has one location, client 8 none; client 50 is beyond the first hundred. */
export const clients = {
  '4': {
    __typename: 'Client',
    id: '4',
    name: 'Harbour Logistics',
    timeZone: 'UTC',
    companyId: '3',
    city: 'Portland',
    locations: [gate],
  },
  '8': { __typename: 'Client', id: '8', name: 'Atlas Mall', timeZone: null, companyId: '3', city: '', locations: [] },
  '50': { __typename: 'Client', id: '50', name: 'Zoo', timeZone: null, companyId: '3', city: '', locations: [] },
} as const;

const employees = {
  '5': { __typename: 'Employee', id: '5', name: 'Ann Lee', email: 'ann@example.com' },
  '6': { __typename: 'Employee', id: '6', name: 'Bob Roy', email: 'bob@example.com' },
} as const;

const zone = { theme: 'dark', language: 'en', timezone: 'UTC' };

/** An administrator of company 3, whose clock is UTC. */
export const manager = {
  is_admin: true,
  administered_companies: [{ id: 3, name: 'Nightwatch' }],
  settings: zone as never,
};

export interface Asked {
  lists: Record<string, unknown>[];
  saved: Record<string, unknown>[];
  clientSearches: unknown[];
}

/** Answers of the graph to what the shift area asks, and what was asked. */
export function shiftArea({ shifts = [aShift()], count = shifts.length, ...others }: Setting = {}) {
  const asked: Asked = { lists: [], saved: [], clientSearches: [] };
  const kept = new Map(shifts.map((shift) => [shift.id, shift]));
  const graphql = {
    ShiftList: (variables: object) => {
      asked.lists.push({ ...variables });
      return { shifts: page('ShiftPage', [...kept.values()], count) };
    },
    ShiftDetail: ({ id }: Record<string, unknown>) => ({ shift: kept.get(String(id)) ?? null }),
    ClientChoices: ({ search }: Record<string, unknown>) => {
      asked.clientSearches.push(search);
      const listed = search === 'zoo' ? [clients['50']] : [clients['4'], clients['8']];
      return { clients: page('ClientPage', listed, search === '' ? 120 : listed.length) };
    },
    EmployeeChoices: { employees: page('EmployeePage', Object.values(employees)) },
    ChosenClient: ({ id }: Record<string, unknown>) => ({ client: clients[id as keyof typeof clients] ?? null }),
    ChosenCompany: { company },
    ChosenEmployee: ({ id }: Record<string, unknown>) => ({
      employee: employees[id as keyof typeof employees] ?? null,
    }),
    CreateShift: (variables: Record<string, unknown>) => {
      asked.saved.push(variables);
      return { createShift: aShift({ id: '70' }) };
    },
    UpdateShift: (variables: Record<string, unknown>) => {
      asked.saved.push(variables);
      const shift = { ...aShift(kept.get('7')), ...statusOf(variables) };
      kept.set('7', shift);
      return { updateShift: shift };
    },
    ClientPosts: ({ client }: Record<string, unknown>) => ({
      posts: page('PostPage', client === '4' ? [gatehouse] : []),
    }),
    AttendanceCorrections: { attendanceCorrections: [] },
    ShiftConflicts: { shiftConflicts: [] },
    DeleteShift: ({ id }: Record<string, unknown>) => ({ deleteShift: id }),
    ...others,
  };
  return { asked, graphql: graphql as Record<string, object> };
}

const statusOf = ({ input }: Record<string, unknown>) => {
  const { status } = input as { status?: string };
  return status ? { status } : {};
};

type Setting = { shifts?: ReturnType<typeof aShift>[]; count?: number } & Record<string, unknown>;
