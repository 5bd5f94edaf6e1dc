import {
  ask,
  codeOf,
  describedOperations,
  foreignTry,
  foreignVariables,
  leftOut,
  requireForeign,
  hostileTexts,
  namesItem,
  provenChange,
  servedFields,
  variablesOf,
  variablesWith,
  withRows,
} from '@portfolio/testkit/calls';
import { holdingNobodyUp } from '@portfolio/testkit/holds';
import { keepLog, sendMarkedOperation, tryTwice, type Tries } from '@portfolio/testkit/marks';
import { callRows } from '../test/call-rows.ts';
import { fieldRows } from '../test/field-rows.ts';
import { able, callers, refusals, rightsGiven, type Who } from '../test/callers.ts';
import { startPayroll } from '../test/payroll.ts';
import { somebody } from '../test/scheduling.ts';
import { schedulingSubgraph } from './subgraph.ts';

const fields = servedFields(await schedulingSubgraph());
const kept = keepLog();
const payroll = await startPayroll({ log: kept.log });
const rows = fieldRows(await callRows(payroll), payroll);
const people = await callers(payroll);
payroll.auth.answers.set('POST /internal/users', () => ({ status: 201, body: { id: somebody().userId } }));
afterAll(() => payroll.close());

test('every query and mutation of the supergraph has a row, every row is one, and says what of it is another company’s', () => {
  const { fields: described } = describedOperations('scheduling');
  expect(leftOut(described, Object.keys(rows))).toEqual({ without: [], strange: [] });
  requireForeign(withRows(fields, rows).map(({ name, call, row }) => ({ name, names: call.args.length > 0, row })));
});

describe.each(fields.map((field) => [field.name, field] as const))('scheduling.md §6 in GraphQL: %s', (name, field) => {
  const clientOf = (who: Who) => {
    const persona = people[who];
    return persona ? payroll.graphqlAs(persona) : payroll.graphql;
  };
  const row = () => rows[name]!;
  const variables = async () => variablesOf(field, row(), (await row().own?.()) ?? {});
  const may = () => clientOf(able[field.access.name]!);

  /** What is refused leaves it as it is, for all of them. */
  let shared: Awaited<ReturnType<typeof variables>>;
  beforeAll(async () => {
    shared = await variables();
  });

  const refused = Object.entries(refusals[field.access.name]!);
  if (refused.length > 0) {
    test.each(refused)('%s is answered %i, whatever they send', async (who, status) => {
      for (const sent of Object.values(shared)) {
        expect(await ask(clientOf(who as Who), field, sent)).toEqual({ answer: null, code: codeOf[status] });
      }
    });
  }

  test('who may is answered, holds nobody up, and changes what somebody may, or who they are, with a proof alone', async () => {
    const { answered, before } = await holdingNobodyUp(field.name, async () => {
      const { good } = await variables();
      const rights = await rightsGiven(payroll);
      return { answered: await ask(may(), field, good), before: rights };
    });
    expect(answered).toEqual({ answer: expect.anything(), code: undefined });
    const after = await rightsGiven(payroll);
    expect(() => provenChange({ name, access: field.access, before, after })).not.toThrow();
  });

  if (field.args.length > 0) {
    test('what is broken is the fault of who asks', async () => {
      const { broken } = shared;
      if (!broken) return;
      const { answer, code } = await ask(may(), field, broken);
      expect(answer).toBeNull();
      expect(['BAD_USER_INPUT', 'NOT_FOUND']).toContain(code ?? 'NOT_FOUND');
    });

    test('what is unknown or another company’s is not found, whatever is sent', async () => {
      const foreign = await foreignTry(row());
      const reached = foreign && (await ask(may(), field, foreignVariables(field, row(), foreign)));
      expect(reached?.answer ?? null).toBeNull();
      expect(['BAD_USER_INPUT', 'NOT_FOUND', undefined]).toContain(reached?.code);
      const theirs = typeof row().foreign === 'function' ? foreign?.made : undefined;
      const unknown = { id: 999_999, token: 'made-up' };
      for (const made of [...(theirs ? [theirs] : []), ...(row().own ? [unknown] : [])]) {
        const { good, broken } = await variablesOf(field, row(), made);
        const isFirst = namesItem(field, row(), made);
        for (const sent of broken && isFirst ? [good, broken] : [good]) {
          const { answer, code } = await ask(may(), field, sent);
          expect([answer, code ?? 'NOT_FOUND']).toEqual([null, 'NOT_FOUND']);
        }
      }
    });
  }
});

test('hostile input of full size holds up nobody', async () => {
  const texts = hostileTexts(100_000);
  for (const [i, { name, call, row }] of withRows(fields, rows).entries()) {
    const own = (await row.own?.()) ?? {};
    const persona = people[able[call.access.name]!];
    const client = persona ? payroll.graphqlAs(persona) : payroll.graphql;
    for (const text of [texts[i % texts.length]!, texts[(i + 4) % texts.length]!]) {
      const filled = await variablesWith(text, call, row, own);
      const { code } = await holdingNobodyUp(name, () => ask(client, call, filled));
      expect([name, code]).not.toEqual([name, 'INTERNAL_SERVER_ERROR']);
    }
  }
}, 240_000);

test('nothing of what callers send is in the log, nor of what the database refuses', async () => {
  const tries = withRows(fields, rows).map(({ call, row }) => async (which: Tries) => {
    const { good } = await variablesOf(call, row, (await row.own?.()) ?? {});
    const persona = people[able[call.access.name]!];
    return sendMarkedOperation(persona ? payroll.as(persona) : payroll.rest, call.operation, good, which);
  });
  const { outcomes, secrets } = await tryTwice(tries, (sql) => payroll.database.query(sql));
  expect(outcomes).toEqual(expect.arrayContaining(['ok', 'INTERNAL_SERVER_ERROR']));
  expect(kept.telling(secrets)).toEqual([]);
}, 120_000);
