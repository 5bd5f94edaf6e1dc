import { graphql } from '../../generated/index.ts';

/** Begins a plan, of which another screen asks. */
export const RepairShifts = graphql('mutation RepairShifts { createPlan { id } }');
