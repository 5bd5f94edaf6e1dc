import type { Schedule, ScheduledShift } from '../grid.types.ts';

let lastId = 0;

/** A shift from 09:00 to 17:00 UTC on Monday, unless told otherwise. */
export const aShift = (particulars: Partial<ScheduledShift> = {}): ScheduledShift => ({
  id: String((lastId += 1)),
  title: '',
  clientId: '1',
  locationId: null,
  postId: null,
  employeeId: '10',
  startTime: '2026-11-23T09:00:00.000Z',
  endTime: '2026-11-23T17:00:00.000Z',
  status: 'SCHEDULED',
  notes: '',
  allowOverlap: false,
  seriesId: null,
  hours: 8,
  pay: '120.00',
  isDraft: false,
  publishedAt: '2026-11-01T09:00:00.000Z',
  ...particulars,
});

/** Of a new company. */
const rules = {
  __typename: 'PlanningRules',
  availability: 'WARNING',
  qualification: 'WARNING',
  license: 'WARNING',
  rest: 'WARNING',
  weekHours: 'WARNING',
  daysInRow: 'WARNING',
  shiftHours: 'OFF',
  monthHours: 'OFF',
  yearHours: 'OFF',
  averageHours: 'OFF',
  sundays: 'OFF',
  notice: 'WARNING',
  minRestHours: 11,
  maxWeekHours: 48,
  maxDaysInRow: 6,
  minShiftHours: 4,
  maxMonthHours: 162,
  maxYearHours: 1782,
  maxAverageHours: 48,
  averageWeeks: 17,
  minSundaysOff: 2,
  minNoticeDays: 7,
} as const;

const noBudget = { weekBudget: null, weekHours: null };

/** Two employees, two clients, one of which has a location. */
export const aSchedule = (shifts: ScheduledShift[] = [], particulars: Partial<Schedule> = {}): Schedule => ({
  company: { id: '3', name: 'Nightwatch' },
  timeZone: 'UTC',
  unpublished: null,
  weekBudget: null,
  employees: [
    {
      id: '10',
      name: 'Ann Young',
      status: 'ACTIVE',
      isInvited: false,
      hourlyRate: '15.00',
      qualifications: ['7'],
      licenses: [],
      beyond: [],
      availability: [],
      unavailability: [],
      wishes: [],
    },
    {
      id: '11',
      name: 'Bob Zahn',
      status: 'ACTIVE',
      isInvited: false,
      hourlyRate: '20.00',
      qualifications: [],
      licenses: [],
      beyond: [],
      availability: [],
      unavailability: [],
      wishes: [],
    },
  ],
  clients: [
    {
      id: '1',
      name: 'Mall',
      status: 'ACTIVE',
      timeZone: null,
      requiredQualifications: [],
      ...noBudget,
      locations: [{ id: '4', name: 'Gate', timeZone: null, requiredQualifications: [], ...noBudget }],
    },
    { id: '2', name: 'Port', status: 'ACTIVE', timeZone: null, requiredQualifications: [], ...noBudget, locations: [] },
  ],
  qualifications: [{ id: '7', name: 'First aid' }],
  shifts,
  neighbours: [],
  withdrawn: [],
  rules,
  ...particulars,
});

/** A schedule as the service answers it: shifts and neighbours as one list for each field. */
export const answered = ({ shifts, neighbours, ...schedule }: Schedule) => ({
  ...schedule,
  columns: { shifts: inColumns(shifts), neighbours: inColumns(neighbours) },
});

const fields = Object.keys(aShift()) as (keyof ScheduledShift)[];

const inColumns = (rows: readonly Partial<ScheduledShift>[]) =>
  Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field] ?? null)]));
