import { AsyncResource } from 'node:async_hooks';
import { livePeople, liveQuery } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { administratorsAndEmployees as access } from '../access.ts';
import { call } from '../call.ts';
import { howFarIs } from '../planner/plans/plans.ts';
import { watchingOf } from './watching.ts';

export const liveCalls = [
  call({
    rest: 'GET /planner/changes',
    summary: 'What is changed from now on and who else looks, as server-sent events; as JSON, who looks now',
    access,
    query: liveQuery,
    answer: livePeople,
    async handle({ context, query, request, response }) {
      const watching = await watchingOf(context, query);
      response.vary('Accept');
      const isPlanner = watching && !('employee' in watching);
      if (request.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream')
        return { people: isPlanner ? await context.live.people(watching.company) : [] };
      if (!watching) {
        response.status(204).end(); // which tells browsers not to come again
        return undefined;
      }
      const { userId } = requireActor(context);
      const { plan } = query;
      const now = () => howFarIs(context, plan!);
      context.live.open(
        {
          user: userId,
          watching,
          address: context.clientAddress,
          shown: { from: query.from ?? null, until: query.until ?? null },
          again: AsyncResource.bind(() => watchingOf({ ...context }, query)),
          isOver: () => context.isSessionOver?.() ?? false,
          plan: isPlanner && plan !== undefined ? { id: plan, now: AsyncResource.bind(now) } : undefined,
        },
        response,
      );
      return undefined;
    },
  }),
];
