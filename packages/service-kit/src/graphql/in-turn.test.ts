import 'reflect-metadata';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { graphql } from 'graphql';
import { Authorized, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { open } from '../access/index.ts';
import { answeredBy } from './in-turn.ts';
import { buildSubgraph, objectType } from './index.ts';

let running = 0;
/** How much was worked on at once. */
let most = 0;
let begun = 0;
const response = new ServerResponse(new IncomingMessage(new Socket()));

async function work(): Promise<number> {
  running += 1;
  most = Math.max(most, running);
  await setImmediate();
  running -= 1;
  return 1;
}

const week = z.object({ id: z.int(), shifts: z.int(), people: z.int(), places: z.int(), rules: z.int() });
const asked = { shifts: work, people: work, places: work, rules: work };
const Week = objectType('Week', week, { asked });

@Authorized(open)
@Resolver()
class Work {
  @Query(() => Number)
  a() {
    return work();
  }
  @Query(() => Number)
  b() {
    return work();
  }
  @Query(() => Number)
  untilTheyLeave() {
    begun += 1;
    if (begun === 2) response.destroy();
    return work();
  }
  @Query(() => Week)
  week() {
    return { id: 1 };
  }
}

const times = (count: number, field: string) => Array.from({ length: count }, (_, i) => `f${i}: ${field}`).join(' ');

test.each([
  ['a query named twenty times follows itself', `{ ${times(20, 'a')} }`, 1],
  ['so do different ones', '{ a b c: a }', 1],
  ['of what they answer three fields go together', '{ week { shifts people places rules } }', 3],
  ['also of several', `{ ${times(9, 'week { shifts x: shifts }')} }`, 3],
])('%s', async (_what, source, expected) => {
  most = 0;
  const { schema } = await buildSubgraph({ resolvers: [Work] });
  const { errors } = await graphql({ schema, source, contextValue: {} });
  expect([errors, most]).toEqual([undefined, expected]);
});

test('once nobody waits for the answer, what is left is not begun', async () => {
  const { schema } = await buildSubgraph({ resolvers: [Work] });
  const contextValue = answeredBy({}, response);
  await graphql({ schema, source: `{ ${times(20, 'untilTheyLeave')} }`, contextValue });
  expect(begun).toBe(2);
});
