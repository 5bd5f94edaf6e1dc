import type { Fault } from '@portfolio/contracts/errors';
import { attendanceAfter, refuseCheckIn, refuseCheckOut } from './shift.rules.ts';

const then = new Date('2026-03-02T09:00Z');
const sentence = (refusal: Fault | undefined) => refusal?.message;
const nothing = { checked_in_at: null, checked_out_at: null };

describe('scheduling.md §4: check-in is allowed only when status is scheduled and not yet checked in', () => {
  test('scheduled', () => {
    expect(refuseCheckIn({ status: 'scheduled', ...nothing })).toBeUndefined();
  });

  test.each([
    ['scheduled', then, 'You have already checked in for this shift.'],
    ['in_progress', null, 'You cannot check in: this shift is in progress.'],
    ['completed', null, 'You cannot check in: this shift is completed.'],
    ['missed', null, 'You cannot check in: this shift is missed.'],
    ['cancelled', null, 'You cannot check in: this shift is cancelled.'],
  ] as const)('not when %s and checked in at %p', (status, checked_in_at, why) => {
    expect(sentence(refuseCheckIn({ status, checked_in_at, checked_out_at: null }))).toBe(why);
  });
});

describe('§4: check-out only when checked in, not checked out, and status is in_progress', () => {
  test('in_progress and checked in', () => {
    expect(refuseCheckOut({ status: 'in_progress', checked_in_at: then, checked_out_at: null })).toBeUndefined();
  });

  test.each([
    ['in_progress', null, null, 'You have not checked in for this shift.'],
    ['in_progress', then, then, 'You have already checked out of this shift.'],
    ['cancelled', then, null, 'You cannot check out: this shift is cancelled.'],
  ] as const)('not when %s, in at %p, out at %p', (status, checked_in_at, checked_out_at, why) => {
    expect(sentence(refuseCheckOut({ status, checked_in_at, checked_out_at }))).toBe(why);
  });
});

test('a shift that is set back to scheduled can be checked in again', () => {
  const changes = attendanceAfter('scheduled', { start_time: then, checked_in_at: then }, then);
  expect(refuseCheckIn({ ...nothing, status: 'scheduled', ...changes })).toBeUndefined();
  expect(attendanceAfter('cancelled', { start_time: then, checked_in_at: then }, then)).toEqual({});
});

describe('a shift that an administrator says runs can be checked out', () => {
  const later = new Date(then.getTime() + 3_600_000);

  test.each([
    ['has begun', then, null, then],
    ['is still to come', later, null, then],
    ['was checked in', then, later, later],
  ])('one that %s', (_, start_time, checked_in_at, from) => {
    const changes = attendanceAfter('in_progress', { start_time, checked_in_at }, start_time === then ? later : then);
    expect(changes).toEqual({ checked_in_at: from, checked_out_at: null });
    expect(refuseCheckOut({ ...nothing, status: 'in_progress', ...changes })).toBeUndefined();
  });
});
