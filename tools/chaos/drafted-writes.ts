import { demoAccounts } from '@portfolio/demo/accounts';
import type { Site } from './site.ts';
import { firstShift, hour, type DraftingFirm, type Write } from './write-kind.ts';

/** No two shifts of a guard overlap, whoever plans them. */
let drafts = 0;

/** Two planners, one of whom works for all firms. */
const planner = (mark: string) => (/[02468]$/.test(mark) ? ('manager2' as const) : ('superuser' as const));

const settle = (path: string, { company }: DraftingFirm, employee: number) => ({
  path: `/planner/publications/${path}`,
  body: { company, employee },
});

/** What two planners draft for two guards, and publish of the one and throw away of the other, each time all that there is. */
export const draftedWrites: readonly Write[] = [
  {
    name: 'draft, REST',
    as: 'manager2',
    weight: 3,
    request(mark, { firm }) {
      const start = firstShift + (drafts += 1) * hour;
      const [start_time, end_time] = [new Date(start).toISOString(), new Date(start + hour).toISOString()];
      const employee = drafts % 2 === 0 ? firm.published : firm.discarded;
      return { path: '/planner/shifts/', body: { client: firm.client, employee, title: mark, start_time, end_time } };
    },
    keep({ firm, toPublish, toDiscard }, mark, { id, employee }) {
      (employee === firm.published ? toPublish : toDiscard).push({ mark, id: String(id) });
    },
    database: 'scheduling',
    // In the plan or thrown away, and not both.
    found: `SELECT title AS mark, count(*)::int AS count
      FROM (SELECT title FROM shift UNION ALL SELECT shift ->> 'title' FROM deleted_shift) AS planned
      WHERE title LIKE 'chaos-%' GROUP BY 1`,
  },
  {
    name: 'publishing, REST',
    as: planner,
    weight: 1,
    about: ({ toPublish }) => toPublish.shift(),
    request: (_mark, { firm }) => settle('', firm, firm.published),
    database: 'scheduling',
    found: `SELECT title AS mark, count(*)::int AS count FROM shift
      WHERE title LIKE 'chaos-%' AND NOT is_draft AND published_at IS NOT NULL GROUP BY 1`,
    isComplete: async (site, mark) => (await timesTold(site, mark)) === 1,
  },
  {
    name: 'throwing drafts away, REST',
    as: planner,
    weight: 1,
    about: ({ toDiscard }) => toDiscard.shift(),
    request: (_mark, { firm }) => settle('discard/', firm, firm.discarded),
    database: 'scheduling',
    found: `SELECT shift ->> 'title' AS mark, count(*)::int AS count FROM deleted_shift
      WHERE shift ->> 'title' LIKE 'chaos-%' GROUP BY 1`,
    isComplete: async (site, mark) => (await timesTold(site, mark)) === 0,
  },
];

/** In how many notices a guard reads of it. */
async function timesTold(site: Site, mark: string): Promise<number> {
  const [told] = await site.sql<{ times: number }>(
    'scheduling',
    `SELECT count(*)::int AS times FROM notice_shift WHERE shift_id IN (
       SELECT id FROM shift WHERE title = '${mark}' UNION SELECT shift_id FROM deleted_shift WHERE shift ->> 'title' = '${mark}')`,
  );
  return told!.times;
}

/** Has the second demo company plan in drafts, with a client and two guards, who have accounts and so are told. */
export async function makeDraftingFirm(site: Site): Promise<DraftingFirm> {
  const headers = await site.as('manager2');
  const make = async (path: string, body: object) => {
    const made = await site.call(`${site.edge}/api/planner/${path}/`, { headers, body });
    if (made.status !== 201) throw new Error(`There is no drafting firm: ${JSON.stringify(made)}`);
    return { id: Number(made.body['id']), company: Number(made.body['company']) };
  };
  const guard = async (last_name: string, account: { id: number }) => {
    const email = `${last_name}@example.com`;
    const { id } = await make('employees', { first_name: 'Ada', last_name, email, hourly_rate: '20.00' });
    await site.sql('scheduling', `UPDATE employee SET user_id = ${account.id} WHERE id = ${id}`);
    return id;
  };
  const { id: client, company } = await make('clients', { name: 'drafting' });
  await site.sql('scheduling', `UPDATE company SET plans_in_drafts = true WHERE id = ${company}`);
  const { member, patron } = demoAccounts;
  return { company, client, published: await guard('published', member), discarded: await guard('discarded', patron) };
}
