import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql('fragment MyOpenShiftFields on MyOpenShift { ...all conflicts { ...ConflictFields } }');

export type MyOpenShift = DocumentType<typeof fragment>;

export const MyOpenShifts = graphql('query MyOpenShifts { myOpenShifts { ...MyOpenShiftFields } }');
