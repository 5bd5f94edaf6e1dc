import { messages } from '@portfolio/contracts/errors';
import { statusOf } from '@portfolio/service-kit/rest';
import type { Persona } from '@portfolio/testkit';
import {
  answersToNul,
  describedOperations,
  foreignTry,
  hostileBodies,
  leftOut,
  replacements,
  provenChange,
  requireForeign,
  send,
  sendGood,
  sentBackTwice,
  servedCalls,
  unreadable,
  withRows,
  type CallRow,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { keepLog, sendMarked, tryTwice, type Tries } from '@portfolio/testkit/marks';
import { knowUser } from '../test/accounts.ts';
import { callRows } from '../test/call-rows.ts';
import { able, callers, refusals, rightsGiven, type Who } from '../test/callers.ts';
import { startPayroll, type TestPayroll } from '../test/payroll.ts';
import { somebody } from '../test/scheduling.ts';
import { schedulingResources } from './calls.ts';

const kept = keepLog();
let payroll: TestPayroll;
let rows: Record<string, CallRow>;
let people: Record<Who, Persona | undefined>;
beforeAll(async () => {
  payroll = await startPayroll({ log: kept.log });
  rows = await callRows(payroll);
  people = await callers(payroll);
  knowUser(payroll.auth, payroll.guard);
  payroll.auth.answers.set('POST /internal/users', () => ({ status: 201, body: { id: somebody().userId } }));
});
afterAll(() => payroll.close());

const calls = servedCalls(schedulingResources);
const clientOf = (who: Who) => {
  const persona = people[who];
  return persona ? payroll.as(persona) : payroll.rest;
};

test('every call that is described has a row, every row is a call, and says what of it is another company’s', () => {
  const { calls: described } = describedOperations('scheduling');
  expect(leftOut(described, Object.keys(rows))).toEqual({ without: [], strange: [] });
  requireForeign(
    withRows(calls, rows).map(({ name, call: { path, route }, row }) => ({
      name,
      names: path.includes('{') || route.body !== undefined,
      row,
    })),
  );
});

describe.each(calls.map((call) => [call.name, call] as const))('scheduling.md §6 and §7: %s', (name, call) => {
  const { access, body } = call.route;
  const row = () => rows[name]!;
  const good = async () => {
    const own = (await row().own?.()) ?? {};
    return { own, sent: await row().body?.(own) };
  };
  const refused = Object.entries(refusals[access.name]!);
  /** What is refused leaves it as it is, for all of them. */
  let shared: Awaited<ReturnType<typeof good>>;
  beforeAll(async () => {
    shared = await good();
  });

  if (refused.length > 0) {
    test.each(refused)('%s is answered %i, whatever they send', async (who, status) => {
      const { own, sent } = shared;
      for (const one of body ? [sent, [], unreadable] : [sent]) {
        const answer = await send(clientOf(who as Who), call, row(), own, one);
        expect([answer.status, typeof answer.body.detail]).toEqual([status, 'string']);
      }
    });
  }

  test('who may is answered, holds nobody up, and changes what somebody may, or who they are, with a proof alone', async () => {
    const { status, before } = await holdingNobodyUp(call.name, async () => {
      const { own, sent } = await good();
      const rights = await rightsGiven(payroll);
      const answer = await send(clientOf(able[access.name]!), call, row(), own, sent);
      return { status: answer.status, before: rights };
    });
    expect(status).toBe(statusOf(call.route));
    const after = await rightsGiven(payroll);
    expect(() => provenChange({ name, access, before, after })).not.toThrow();
  });

  if (call.path.includes('{')) {
    test('what is unknown or another company’s is not found, whatever is sent', async () => {
      const client = clientOf(able[access.name]!);
      const { sent } = shared;
      const unknown = { id: 999_999, token: 'made-up' };
      const foreign = await foreignTry(row());
      for (const parameters of [unknown, ...(foreign ? [foreign.made] : [])]) {
        for (const one of body ? [sent, [], unreadable] : [sent]) {
          expect((await send(client, call, row(), parameters, one)).status).toBe(404);
        }
      }
    });
  }

  if (body && !call.path.includes('{')) {
    test('a body that names what is another’s is refused, as if it were not there', async () => {
      const foreign = await foreignTry(row());
      if (!foreign) return;
      const { status } = await send(clientOf(able[access.name]!), call, row(), foreign.made, foreign.sent);
      expect([400, 404]).toContain(status);
    });
  }

  if (body) {
    test('what cannot be read, or holds NUL, is the fault of who asks', async () => {
      const client = clientOf(able[access.name]!);
      expect((await send(client, call, row(), shared.own, unreadable)).body.detail).toMatch(/^JSON parse error - /);
      for (const answer of Object.values(await answersToNul(client, call, row()))) {
        expect(answer).toEqual([400, [messages.nullCharacters]]);
      }
    });
  }
});

describe.each(replacements(calls))('scheduling.md §7: what $path answers', (replacement) => {
  test('can be sent back by PUT, twice, and loses nothing', async () => {
    const row = rows[replacement.put.name]!;
    const client = clientOf(able[replacement.put.route.access.name]!);
    const { answers, expected } = await sentBackTwice(client, replacement, row, (await row.own?.()) ?? {});
    expect(answers).toEqual(expected);
  });
});

test('hostile input of full size holds up nobody', async () => {
  for (const { name, call, row } of withRows(calls, rows)) {
    const own = (await row.own?.()) ?? {};
    const client = clientOf(able[call.route.access.name]!);
    for (const body of hostileBodies(call)) {
      const { status } = await holdingNobodyUp(name, () => send(client, call, row, own, body));
      expect([name, status < 500]).toEqual([name, true]);
    }
  }
}, 240_000);

test('nothing of what callers send is in the log, nor of what the database refuses', async () => {
  const tries = calls.map(
    (call) => (which: Tries) => sendMarked(clientOf(able[call.route.access.name]!), call, rows[call.name]!, which),
  );
  const { outcomes, secrets } = await tryTwice(tries, (sql) => payroll.database.query(sql));
  expect(outcomes).toEqual(expect.arrayContaining([200, 201, 204, 500]));
  expect(kept.telling(secrets)).toEqual([]);
}, 120_000);

describe('planning in drafts', () => {
  const setDrafts = (drafts: boolean) => payroll.database.query('UPDATE company SET plans_in_drafts = $1', [drafts]);
  const namesIn = (body: object) => (Array.isArray(body) ? 'a list' : Object.keys(body).toSorted());
  const published = async <Made>(made: Made | Promise<Made>) => {
    const known = await made;
    await payroll.database.query('UPDATE shift SET is_draft = false, published_at = now() WHERE is_draft');
    return known;
  };
  // Whom they were of, has time again.
  beforeAll(() => payroll.database.query("UPDATE shift SET status = 'cancelled' WHERE status = 'scheduled'"));
  afterAll(() => setDrafts(false));

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s answers as it does to a firm that publishes at once, of what is published',
    async (name, call) => {
      const row = rows[name]!;
      const known: CallRow = {
        ...row,
        ...(row.own && { own: () => published(row.own!()) }),
        ...(row.body && { body: (own) => published(row.body!(own)) }),
      };
      const answers: unknown[] = [];
      for (const drafts of [false, true]) {
        await setDrafts(drafts);
        const client = clientOf(able[call.route.access.name]!);
        const { status, body } = await sendGood(client, call, known);
        answers.push([status, typeof body === 'object' && body !== null ? namesIn(body) : typeof body]);
      }
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});
