export { describeResources, type DescriptionPart } from './describe.ts';
export { printContract } from './print.ts';
