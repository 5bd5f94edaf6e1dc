export { describeResources, type DescriptionPart } from './describe.ts';
export * from './print.ts';
