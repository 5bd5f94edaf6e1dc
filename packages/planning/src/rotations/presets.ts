import type { RotationPhase } from '@portfolio/contracts/scheduling';

const day = { code: 'D', start_time: '06:00', end_time: '18:00' };
const night = { code: 'N', start_time: '18:00', end_time: '06:00' };
const weekly = [0, 7, 14, 21];

/** Rotations that firms work by: teams take turns so that each watch has as many of them on every day. */
export const rotationPresets = {
  /** Two of three teams are there. */
  fourAndTwo: {
    pattern: 'DDDD--',
    watches: [{ code: 'D', start_time: '08:00', end_time: '16:00' }],
    offsets: [0, 2, 4],
  },
  /** Three teams share day and night, four days on, two off. */
  fourAndTwoNights: { pattern: 'DDDD--NNNN--', watches: [day, night], offsets: [0, 4, 8] },
  fourAndFour: { pattern: 'DDDD----NNNN----', watches: [day, night], offsets: [0, 4, 8, 12] },
  /** Every second weekend off, two weeks of days, two of nights. */
  twoTwoThree: { pattern: 'DD--DDD--DD---NN--NNN--NN---', watches: [day, night], offsets: weekly },
  /** Seven days off in four weeks. */
  dupont: { pattern: 'NNNN---DDD-NNN---DDDD-------', watches: [day, night], offsets: weekly },
} as const satisfies Record<string, Omit<RotationPhase, 'from'>>;

export type RotationPreset = keyof typeof rotationPresets;
