/** A shift of a batch as the graph answers, from 09:00 to 17:00 UTC on Monday, unless told otherwise. */
export const batchShift = (particulars: object = {}) => ({
  __typename: 'PlannedShift',
  timeZone: 'UTC',
  postId: null,
  id: null,
  title: '',
  clientId: '1',
  clientName: 'Mall',
  locationId: null,
  locationName: null,
  employeeId: '10',
  employeeName: 'Ann Young',
  startTime: '2026-11-23T09:00:00.000Z',
  endTime: '2026-11-23T17:00:00.000Z',
  notes: '',
  allowOverlap: false,
  state: 'MADE',
  reason: null,
  overlapped: null,
  conflicts: [],
  ...particulars,
});

export const batchOf = (shifts: object[], saved = false) => ({ __typename: 'ShiftBatch', saved, shifts });
