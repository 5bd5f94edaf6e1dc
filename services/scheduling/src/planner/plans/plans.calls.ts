import {
  judgedWeek,
  judgedWeekQuery,
  planAcceptance,
  planComparison,
  planComparisonQuery,
  planInput,
  rosterPlan,
  shiftBatch,
} from '@portfolio/contracts/scheduling';
import { itsId } from '@portfolio/service-kit/calls';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { forAdministrators } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import { acceptPlan } from './accept-plan.ts';
import { comparePlans } from './compare-plans.ts';
import { judgeWeek } from './judge-week.ts';
import { deletePlan, getPlan, startPlan, stopPlan } from './plans.ts';

const item = ({ context, id }: ItemCall<SchedulingContext>) => getPlan(context, id());

/** Who could fill what posts ask for, worked out in the background. */
export const planCalls = [
  forAdministrators({
    rest: 'POST /planner/plans',
    summary: 'Begin to work out who fills what posts ask for',
    graphql: 'mutation createPlan',
    description: 'Begins to work out who fills what posts ask for; one plan of a company at a time.',
    body: planInput,
    input: 'NewPlan',
    answer: rosterPlan,
    status: 201,
    handle: ({ context, body }) => startPlan(context, body),
  }),
  forAdministrators({
    rest: 'GET /planner/judged-week',
    summary: 'A week by the wishes of a plan, to see what weights make of it',
    graphql: 'query judgedWeek',
    query: judgedWeekQuery,
    answer: judgedWeek,
    handle: ({ context, query }) => judgeWeek(context, query),
  }),
  forAdministrators({
    rest: 'GET /planner/plans/:id',
    summary: 'How far a plan is, and what it proposes',
    graphql: 'query rosterPlan',
    description: 'Null when there is none that the caller administers.',
    orNull: true,
    answer: rosterPlan,
    handle: ({ context, id }) => getPlan(context, id()),
  }),
  forAdministrators({
    rest: 'GET /planner/plans/:id/compare',
    summary: 'A plan beside what is planned now, and beside another plan',
    graphql: 'query comparePlans',
    query: planComparisonQuery,
    answer: planComparison,
    handle: ({ context, id, query }) => comparePlans(context, id(), query.with),
  }),
  forAdministrators({
    rest: 'POST /planner/plans/:id/cancel',
    summary: 'End the work on a plan, and propose what was found until then',
    graphql: 'mutation endPlan',
    answer: rosterPlan,
    handle: ({ context, id }) => stopPlan(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/plans/:id/accept',
    summary: 'Make shifts of what a plan proposes',
    graphql: 'mutation usePlan',
    description:
      'Makes shifts of what a plan proposes. Rules judge them again; what is there already is not made again.',
    item,
    body: planAcceptance,
    input: 'PlanAcceptance',
    answer: shiftBatch,
    handle: ({ context, id, body }) => acceptPlan(context, id(), body),
  }),
  forAdministrators({
    rest: 'DELETE /planner/plans/:id',
    summary: 'Discard a plan',
    graphql: 'mutation deletePlan',
    description: 'The id of the discarded plan; the shifts that it has become stay.',
    field: itsId,
    handle: ({ context, id }) => deletePlan(context, id()),
  }),
];
