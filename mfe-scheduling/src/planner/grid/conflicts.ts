import type { ShiftStatus } from '@portfolio/contracts/scheduling';
import type { Plan, PlannedShift, Qualification } from '@portfolio/planning/conflicts';
import { availabilityIn } from './away.ts';
import { rulesOf } from '../conflicts/rules.ts';
import type { Neighbour, Schedule, ScheduledShift } from './grid.types.ts';
import { zonesOf } from './zones.ts';

/**
 * The loaded schedule as the rules of its company read it, with the shifts around it of the same employees: rest, weeks
 * and days in a row go on across the ends of what is shown.
 */
export function planOf(schedule: Schedule, shifts: readonly ScheduledShift[]): Plan {
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
