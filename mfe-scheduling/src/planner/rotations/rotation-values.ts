import type { RotationUpdate } from '../../generated/graphql.ts';
import { rotationPresets, type RotationPreset } from '@portfolio/planning/rotations';
import type { WholeRotation } from './rotations.graphql.ts';

export interface WatchValues {
  code: string;
  startTime: string;
  endTime: string;
}

/** Numbers are texts until they are sent. */
export interface PhaseValues {
  from: string;
  pattern: string;
  watches: WatchValues[];
  /** Of each team. */
  offsets: string[];
}

export interface MemberValues {
  employee: string;
  employeeName: string;
  post: string;
  postName: string;
  team: string;
  /** Blank is open. */
  from: string;
  until: string;
}

export interface RotationValues {
  name: string;
  teams: string[];
  phases: PhaseValues[];
  /** Blank is open. */
  until: string;
  members: MemberValues[];
}

export const presets = Object.keys(rotationPresets) as RotationPreset[];

/** A preset from a day on, for as many teams as there are. */
export function presetFrom(preset: RotationPreset, from: string, teams: number): PhaseValues {
  const { pattern, watches, offsets } = rotationPresets[preset];
  return {
    from,
    pattern,
    watches: watches.map(({ code, start_time, end_time }) => ({ code, startTime: start_time, endTime: end_time })),
    offsets: Array.from({ length: teams }, (_, team) => String(offsets[team % offsets.length])),
  };
}

/** A new one begins on a Monday with days and nights of three teams. @param nameOf of a team, from 1 */
export const newRotation = (monday: string, nameOf: (team: number) => string): RotationValues => ({
  name: '',
  teams: [1, 2, 3].map(nameOf),
  phases: [presetFrom('fourAndTwoNights', monday, 3)],
  until: '',
  members: [],
});

export const newMember = (team: number): MemberValues => ({
  employee: '',
  employeeName: '',
  post: '',
  postName: '',
  team: String(team),
  from: '',
  until: '',
});

export const valuesOf = ({ name, teams, phases, until, members }: WholeRotation): RotationValues => ({
  name,
  teams,
  phases: phases.map(({ from, pattern, watches, offsets }) => ({
    from,
    pattern,
    watches: watches.map(({ code, startTime, endTime }) => ({ code, startTime, endTime })),
    offsets: offsets.map(String),
  })),
  until: until ?? '',
  members: members.map(({ employeeId, employeeName, postId, postName, team, from, until: last }) => ({
    employee: employeeId,
    employeeName,
    post: postId,
    postName,
    team: String(team),
    from: from ?? '',
    until: last ?? '',
  })),
});

/** As it is written for reading: `dddd --` is `DDDD--`. */
const patternOf = (pattern: string): string => pattern.replaceAll(/\s/g, '').toUpperCase();

/** What is no number is refused by the contract's own words. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export const inputOf = ({ name, teams, phases, until, members }: RotationValues): RotationUpdate => ({
  name,
  teams,
  phases: phases.map(({ from, pattern, watches, offsets }) => ({
    from,
    pattern: patternOf(pattern),
    watches: watches.map(({ code, startTime, endTime }) => ({ code: code.trim().toUpperCase(), startTime, endTime })),
    offsets: offsets.map(numberOf),
  })),
  until: until || null,
  members: members.map(({ employee, post, team, from, until: last }) => ({
    employee,
    post,
    team: Number(team),
    from: from || null,
    until: last || null,
  })),
});

/** A team more, which begins with the first. */
export const withTeam = (values: RotationValues, name: string): RotationValues => ({
  ...values,
  teams: [...values.teams, name],
  phases: values.phases.map((phase) => ({ ...phase, offsets: [...phase.offsets, '0'] })),
});

/** Without one, and those who are in it. @param at from 0 */
export const withoutTeam = (values: RotationValues, at: number): RotationValues => ({
  ...values,
  teams: values.teams.toSpliced(at, 1),
  phases: values.phases.map((phase) => ({ ...phase, offsets: phase.offsets.toSpliced(at, 1) })),
  members: values.members.flatMap((member) => {
    const team = Number(member.team) - 1;
    if (team === at) return [];
    return { ...member, team: String(team > at ? team : team + 1) };
  }),
});
