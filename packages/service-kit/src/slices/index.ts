export { inTurns, mapInSlices, Slices } from './slices.ts';
export { Turns } from './turns.ts';
