import { dayIn, viewersZone } from '@portfolio/remote-kit/times';

const hour = 3_600_000;
const now = Date.now();
/** So many hours from now, ISO 8601. */
export const instant = (hours: number) => new Date(now + hours * hour).toISOString();
const today = dayIn(viewersZone(), new Date(now));

/** A scheduled shift of today that begins in an hour, as GraphQL answers it. */
export const aShift = (id: number, particulars: object = {}) => ({
  __typename: 'PortalShift',
  checkInTappedAt: null,
  checkOutTappedAt: null,
  saidAt: null,
  publishedAt: null,
  id: String(id),
  date: today,
  startTime: instant(1),
  endTime: instant(9),
  timeZone: viewersZone(),
  status: 'SCHEDULED',
  locationName: null,
  clientName: `Client ${id}`,
  clientAddress: '1 Quay, Portland, OR 97201',
  clientContactPerson: '',
  clientPhone: '+1 503 555 0111',
  locationAddress: null,
  checkInFrom: instant(-23),
  checkOutUntil: instant(21),
  notes: '',
  checkedIn: false,
  checkedOut: false,
  checkedInAt: null,
  checkedOutAt: null,
  lateMinutes: null,
  absence: null,
  companyName: 'Harbour Security',
  companyPhone: '+1 503 555 0100',
  hourlyPayRate: '15.00',
  durationHours: 8,
  pay: '120.00',
  confirmedAt: null,
  toConfirm: false,
  ...particulars,
});

export const pageOf = (results: object[], count = results.length) => ({
  __typename: 'PortalShiftPage',
  count,
  results,
});

/** The employee who is signed in. */
export const guard = { __typename: 'EmployeeProfile', id: '1', firstName: 'Gabriel', companyName: 'Harbour Security' };
