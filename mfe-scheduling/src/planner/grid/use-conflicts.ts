import {
  conflictSentence,
  conflictsByShift,
  wishesOf,
  type Id,
  type Plan,
  type PlannedShift,
  type Qualification,
} from '@portfolio/planning/conflicts';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { createContext, use, useMemo } from 'react';
import { useTranslation } from '../../translator.ts';
import { foreseen, type Change } from './changes.ts';
import { availabilityIn } from './away.ts';
import type { GridMeans } from './grid-context.ts';
import type { Neighbour, Schedule, ScheduledShift, Verdict } from './grid.types.ts';
import type { ShiftStatus } from '@portfolio/contracts/scheduling';
import { rulesOf } from '../conflicts/rules.ts';
import { zonesOf } from './zones.ts';

/**
 * The loaded schedule as the rules of its company read it, with the shifts around it of the same employees: rest, weeks
 * and days in a row go on across the ends of what is shown.
 */
function planOf(schedule: Schedule, shifts: readonly ScheduledShift[]): Plan {
  const { employees, neighbours, timeZone, rules } = schedule;
  const concerned = new Set(shifts.map(({ employeeId }) => employeeId));
  const shown = new Set(shifts.map(({ id }) => id));
  // A shift that was moved into sight is no longer where it was.
  const around = neighbours.filter(({ id, employeeId }) => concerned.has(employeeId) && !shown.has(id));
  const zoneAt = zonesOf(schedule);
  const askedAt = requirementsOf(schedule);
  return {
    rules: rulesOf(rules),
    shifts: [...shifts, ...around].map((shift) => ({
      ...plannedShift(shift, zoneAt(shift)),
      qualifications: askedAt(shift),
    })),
    employees: employees.filter(({ id }) => concerned.has(id)).map((employee) => availabilityIn(employee, timeZone)),
  };
}

/** What the place of a shift asks of employees: what its client asks, and its location beside. */
function requirementsOf({ clients, qualifications }: Schedule): (shift: Neighbour | ScheduledShift) => Qualification[] {
  const named = new Map(qualifications.map((qualification) => [qualification.id, qualification]));
  const ofClients = new Map(clients.map((client) => [client.id, client.requiredQualifications]));
  const ofLocations = new Map(
    clients.flatMap(({ locations }) => locations.map(({ id, requiredQualifications }) => [id, requiredQualifications])),
  );
  return ({ clientId, locationId }) =>
    [...new Set([...(ofClients.get(clientId) ?? []), ...(ofLocations.get(locationId ?? '') ?? [])])].flatMap(
      (id) => named.get(id) ?? [],
    );
}

const plannedShift = (shift: Neighbour | ScheduledShift, time_zone: string): PlannedShift => ({
  id: shift.id,
  employee: shift.employeeId,
  start_time: shift.startTime,
  end_time: shift.endTime,
  time_zone,
  status: inLowerCase<ShiftStatus>(shift.status),
  allow_overlap: shift.allowOverlap,
});

/** GraphQL writes enums in capitals. */
const inLowerCase = <Value extends string>(value: Uppercase<Value>): Value => value.toLowerCase() as Value;

/** What speaks against the shifts of the schedule, in sentences for the reader. */
export interface Conflicts {
  of: (shiftId: string) => readonly string[];
  /** What would speak against what several changes make. */
  after: (changes: readonly Change[]) => Verdict;
}

const fine: Verdict = { kind: 'ok', reasons: [] };

const none: Conflicts = { of: () => [], after: () => fine };

export const ConflictsContext = createContext<Conflicts>(none);

/** Those of the grid around; none outside of it. */
export const useConflicts = (): Conflicts => use(ConflictsContext);

/** Judges the schedule anew when its shifts change. @param names say by what a reader knows another shift */
export function useJudgedConflicts(
  schedule: Schedule,
  shifts: readonly ScheduledShift[],
  { clientOf, zoneOf }: Pick<GridMeans, 'clientOf' | 'zoneOf'>,
): Conflicts {
  const { language } = useTranslation();
  return useMemo(() => {
    const judge = (judged: readonly ScheduledShift[]) => {
      const known = [...schedule.neighbours, ...judged];
      const byId = new Map<Id, Neighbour | ScheduledShift>(known.map((shift) => [shift.id, shift]));
      const other = (id: Id) => {
        const shift = byId.get(id);
        return shift && { name: clientOf(shift), start_time: shift.startTime, end_time: shift.endTime };
      };
      const found = conflictsByShift(planOf(schedule, judged));
      const said = new Map<string, readonly string[]>();
      const sentencesOf = (id: string) => {
        const own = byId.get(id);
        const when = (start: string, end: string) =>
          shiftWhen(start, end, language, own ? zoneOf(own) : schedule.timeZone);
        const sentences =
          said.get(id) ??
          (found.get(id) ?? []).map((conflict) => conflictSentence(conflict, { language, when, other }));
        said.set(id, sentences);
        return sentences;
      };
      const refuses = (id: string) => found.get(id)?.some(({ severity }) => severity === 'refusal') ?? false;
      return { sentencesOf, refuses };
    };
    const people = new Map(schedule.employees.map((employee) => [employee.id, employee]));
    const wishOf = ({ employeeId, startTime, endTime }: ScheduledShift) => {
      const employee = people.get(employeeId);
      if (!employee?.wishes.length) return undefined;
      return wishesOf(availabilityIn(employee, schedule.timeZone))({ start_time: startTime, end_time: endTime });
    };
    return {
      of: judge(shifts).sentencesOf,
      after: (changes) => {
        const planned = foreseen(shifts, changes, () => 0);
        const changed = new Set(changes.map(({ key }) => key));
        const employees = new Set(planned.filter(({ id }) => changed.has(id)).map(({ employeeId }) => employeeId));
        const { sentencesOf, refuses } = judge(planned.filter(({ employeeId }) => employees.has(employeeId)));
        const reasons = [...new Set([...changed].flatMap(sentencesOf))];
        const kind = [...changed].some(refuses) ? 'refuses' : reasons.length > 0 ? 'warns' : 'ok';
        const wishes = new Set(planned.filter(({ id }) => changed.has(id)).map(wishOf));
        const wanted = wishes.has('rather') ? 'RATHER' : undefined;
        return { kind, reasons, wish: wishes.has('rather_not') ? 'RATHER_NOT' : wanted };
      },
    };
  }, [schedule, shifts, clientOf, zoneOf, language]);
}
