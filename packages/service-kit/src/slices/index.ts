export { inTurns, mapInSlices, Slices } from './slices.ts';
