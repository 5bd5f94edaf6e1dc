import type { PlannedReason, PlannedShift } from '@portfolio/contracts/scheduling';

/** A shift that is to be planned together with others. */
export type Draft = Omit<PlannedShift, 'id' | 'state' | 'reason' | 'overlapped' | 'conflicts'>;

/** A shift that an employee has already, not cancelled. Times are ISO 8601 in UTC, as those of drafts. */
export type KnownShift = Pick<
  PlannedShift,
  'client_id' | 'client_name' | 'location_id' | 'employee_id' | 'start_time' | 'end_time'
> & { id: number };

export interface Known {
  shifts: readonly KnownShift[];
  inactiveClients: ReadonlySet<number>;
  inactiveEmployees: ReadonlySet<number>;
}

/**
 * Says of each draft whether it can be made beside the shifts that are known and the other drafts. Where two drafts overlap and
 * one of them permits it, both can be made, as they could one after the other.
 * @returns in the order of their start; `id` is that of the shift that is there already
 */
export function judgeDrafts(drafts: readonly Draft[], known: Known): PlannedShift[] {
  const quiet = { reason: null, overlapped: null, conflicts: [] };
  const taken = Map.groupBy<number, Taken>(known.shifts, ({ employee_id }) => employee_id);
  return drafts
    .toSorted((a, b) => Number(a.allow_overlap) - Number(b.allow_overlap) || byStart(a, b))
    .map((draft): PlannedShift => {
      const own = taken.get(draft.employee_id) ?? [];
      taken.set(draft.employee_id, own);
      const there = own.find((shift) => isKnown(shift) && isSame(shift, draft));
      if (there) return { ...draft, ...quiet, id: there.id!, state: 'there' };
      const refused = conflictOf(draft, own, known);
      if (refused) return { ...draft, ...quiet, ...refused, id: null, state: 'refused' };
      own.push(draft);
      return { ...draft, ...quiet, id: null, state: 'made' };
    })
    .toSorted(byStart);
}

/** A shift that is known, or a draft before this one. */
type Taken = Omit<KnownShift, 'id'> & { id?: number };

const isKnown = ({ id }: Taken) => id !== undefined;

const byStart = (a: Draft, b: Draft) =>
  a.start_time < b.start_time ? -1 : a.start_time > b.start_time ? 1 : a.employee_id - b.employee_id;

const samePlace = ['client_id', 'location_id', 'start_time', 'end_time'] as const;
const isSame = (shift: Taken, draft: Draft) => samePlace.every((column) => shift[column] === draft[column]);

function conflictOf(draft: Draft, own: readonly Taken[], known: Known) {
  const because = (reason: PlannedReason) => ({ reason, overlapped: null });
  if (known.inactiveClients.has(draft.client_id)) return because('inactive_client');
  if (known.inactiveEmployees.has(draft.employee_id)) return because('inactive_employee');
  if (draft.allow_overlap) return undefined;
  const other = own.find(({ start_time, end_time }) => start_time < draft.end_time && end_time > draft.start_time);
  if (!other) return undefined;
  const { client_name, start_time, end_time } = other;
  return { reason: 'overlap' as const, overlapped: { client_name, start_time, end_time } };
}
