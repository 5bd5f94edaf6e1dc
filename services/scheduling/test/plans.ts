import { jest } from '@jest/globals';
import pg from 'pg';

/** A step of a plan, as EXPLAIN tells it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

interface Sent {
  text: string;
  values: unknown[];
}

/**
 * The steps of all statements on shifts that this process sends while `work` runs, as the planner would take them in a
 * table that is too large to be read: at the size of a test it would read the whole.
 */
export async function stepsOf(databaseUrl: string, work: () => Promise<unknown>): Promise<PlanNode[]> {
  const sent: Sent[] = [];
  const submit = pg.Query.prototype.submit;
  const spy = jest.spyOn(pg.Query.prototype, 'submit').mockImplementation(function record(
    this: InstanceType<typeof pg.Query>,
    connection,
  ) {
    const { text = '', values = [] } = this as unknown as Partial<Sent>;
    if (/\b(FROM|JOIN) \(?shift/.test(text)) sent.push({ text, values });
    submit.call(this, connection);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const steps: PlanNode[] = [];
    for (const { text, values } of sent) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      );
      steps.push(...below(rows[0]!['QUERY PLAN'][0].Plan));
    }
    return steps;
  } finally {
    await client.end();
  }
}

const below = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)];
