import { defaultPlanningRules } from '@portfolio/contracts/scheduling';

/** SQL for the whole rules of a company: what it has not set is as it is by default. */
export const rulesColumn = `'${JSON.stringify(defaultPlanningRules)}'::jsonb || company.planning_rules`;
