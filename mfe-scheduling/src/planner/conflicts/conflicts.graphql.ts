import { graphql, type DocumentType } from '../../generated/index.ts';

const conflict = graphql('fragment AnsweredConflict on ShiftConflict { ...all other { ...all } }');

/** Something that speaks against a shift, as the service answers it. */
export type AnsweredConflict = DocumentType<typeof conflict>;

/** By what a company plans: of its settings, and beside a week. */
graphql('fragment PlanningRulesFields on PlanningRules { ...all }');

/** What would speak against shifts, as they are or as they shall be. */
export const ShiftConflicts = graphql('query ShiftConflicts { shiftConflicts { ...AnsweredConflict } }');
