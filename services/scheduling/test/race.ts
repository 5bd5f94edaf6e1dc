import { eventually, restClient, type RestAnswer } from '@portfolio/testkit';
import { knowUser } from './accounts.ts';
import { hoursFromNow } from './builder.ts';
import type { TestNotices } from './notices.ts';
import { somebody } from './scheduling.ts';

/** One request of a round. Of one whose process was killed there is no answer. */
interface Sent {
  what: string;
  answer: RestAnswer | undefined;
}

/** Where requests of a killed process stand still, in the midst of their transactions. */
const heldTables = ['employee', 'open_shift', 'offer', 'open_shift_claim', 'shift'] as const;

export type Race = Awaited<ReturnType<typeof foundRace>>;

/** A firm in which guards and planners do everything at once, and what must be true of it afterwards, whoever was first. */
export async function foundRace(firm: TestNotices, inDrafts: boolean) {
  const { make, database, issuer, auth } = firm;
  // Processes of their own ask the auth service by whom tokens are signed.
  const keys = await restClient(issuer.url).get('/.well-known/jwks.json');
  auth.answers.set('GET /.well-known/jwks.json', () => ({ body: keys.body as unknown }));
  const owner = somebody();
  knowUser(auth, owner, { email: 'owner@race.example' });
  const company = await make.company(owner, { offer_approval: 'never', plans_in_drafts: inDrafts } as object);
  const client = await make.client(company, { name: 'Mall' });
  const hire = async (first_name: string) => {
    const user = somebody();
    const email = `${first_name}-${user.userId}@race.example`;
    knowUser(auth, user, { email });
    const employee = await make.employee(company, { user_id: user.userId, first_name, email });
    return { user, employee, id: employee.id };
  };
  const [ann, bob, cleo, dan] = [await hire('Ann'), await hire('Bob'), await hire('Cleo'), await hire('Dan')];
  const planner = { user: owner };
  const sick = await make.timeOffType(company, { needs_approval: false });
  const posted = async (who: { user: typeof owner }, path: string, body: object = {}): Promise<{ id: number }> => {
    const { status, body: answer } = await firm.as(who.user).post(path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const times = (from: number) => ({ start_time: hoursFromNow(from), end_time: hoursFromNow(from + 8) });
  const mine = '/planner/employees/me';

  /** Ann's shift and Bob's, a swap of both that Ann has to agree to, one open shift to be awarded and one for who comes first. */
  async function prepare(round: number) {
    const at = 1000 + (round % 20) * 96;
    const [given, returned] = [
      await make.shift(client, ann.employee, { ...times(at), title: `given ${round}` }),
      await make.shift(client, bob.employee, times(at + 24)),
    ];
    await database.query('UPDATE shift SET is_draft = false, published_at = now() WHERE id = ANY ($1) AND is_draft', [
      [given.id, returned.id],
    ]);
    const offer = await posted(ann, `${mine}/offers/`, { shift: given.id, colleague: bob.id, kind: 'swap' });
    await posted(bob, `${mine}/offers/${offer.id}/accept/`, { in_return: returned.id });
    const awarded = await posted(planner, '/planner/open-shifts/', { client: client.id, ...times(at + 48) });
    // At the time of what is swapped: who gets that cannot have this.
    const first = { client: client.id, ...times(at), mode: 'first_come' };
    const taken = await posted(planner, '/planner/open-shifts/', first);
    for (const guard of [ann, bob, cleo]) await posted(guard, `/planner/open-shifts/${awarded.id}/claim/`);
    return { at, given: given.id, returned: returned.id, offer: offer.id, awarded: awarded.id, taken: taken.id };
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>;
  let now: Prepared;

  type Step = [what: string, who: { user: typeof owner }, method: 'post' | 'patch', path: string, body?: object];

  function stepsOf(round: number, { at, given, returned, offer, awarded, taken }: Prepared): Step[] {
    const day = hoursFromNow(at + 48)
      .toISOString()
      .slice(0, 10);
    const open = '/planner/open-shifts';
    return [
      ['agree', ann, 'post', `${mine}/offers/${offer}/accept/`],
      ['agree', ann, 'post', `${mine}/offers/${offer}/accept/`],
      round % 2 === 0
        ? ['decline', bob, 'post', `${mine}/offers/${offer}/decline/`]
        : ['take back', ann, 'post', `${mine}/offers/${offer}/withdraw/`],
      ...[bob, cleo, dan].map((guard): Step => ['take', guard, 'post', `${open}/${taken}/claim/`]),
      ['award', planner, 'post', `${open}/${awarded}/award/`, { employee: ann.id }],
      ['award', planner, 'post', `${open}/${awarded}/award/`, { employee: bob.id }],
      ...[ann, cleo].map((guard): Step => ['withdraw', guard, 'post', `${open}/${awarded}/withdraw/`]),
      ['claim', dan, 'post', `${open}/${awarded}/claim/`],
      [
        ['give', planner, 'patch', `/planner/shifts/${given}/`, { employee: cleo.id }],
        ['move', planner, 'patch', `/planner/shifts/${given}/`, { end_time: hoursFromNow(at + 7) }],
        ['open', planner, 'post', `/planner/shifts/${given}/offer/`],
      ][round % 3] as Step,
      ...(round % 4 === 1
        ? [['cancel', planner, 'patch', `/planner/shifts/${returned}/`, { status: 'cancelled' }] as Step]
        : []),
      ...(round % 4 === 2 ? [['close', planner, 'post', `${open}/${awarded}/cancel/`] as Step] : []),
      ['publish', planner, 'post', '/planner/publications/', { company: company.id }],
      ['be off', bob, 'post', `${mine}/time-off/`, { type: sick.id, from_day: day, until_day: day }],
      ...(round % 5 === 0
        ? [['dismiss', planner, 'patch', `/planner/employees/${cleo.id}/`, { status: 'inactive' }] as Step]
        : []),
    ];
  }

  /** Statements that are under way, of others than who asks. @param more SQL */
  const underWay = async (more: string) => {
    const [{ count }] = await database.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'scheduling' AND ${more}`,
    );
    return count;
  };

  async function hold(table: string) {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT FROM ${table} WHERE company_id = $1 FOR UPDATE`, [company.id]);
    return {
      isWaitedFor: () => eventually('a request waits', () => underWay(`wait_event_type = 'Lock'`)),
      async release() {
        await runner.rollbackTransaction();
        await runner.release();
      },
    };
  }

  return {
    /** Sends everything at once, in no order. @param holds lets requests begin, and none of them end, until they are released */
    async run(round: number, url: () => string, random: (end: number) => number, holds: boolean) {
      now = await prepare(round);
      const held = holds ? await hold(heldTables[((round - 1) / 2) % heldTables.length]!) : undefined;
      const steps = stepsOf(round, now).map((step) => ({ step, place: random(1000) }));
      const sent = steps
        .toSorted((a, b) => a.place - b.place)
        .map(async ({ step: [what, { user }, method, path, body] }): Promise<Sent> => {
          const api = restClient(url(), () => issuer.token(user));
          return { what, answer: await api[method](path, body).catch(() => undefined) };
        });
      return { held, sent: Promise.all(sent) };
    },

    /** Whoever was first: nobody is at two places, each shift and each place has one guard or is open, and each end is told once. */
    async isTrue(sent: readonly Sent[], round: number): Promise<void> {
      await eventually('what the dead had begun is over', async () => (await underWay(`state <> 'idle'`)) === 0);
      const failed = sent.filter(({ answer }) => answer && answer.status >= 500);
      expect([round, failed]).toEqual([round, []]);
      const { given, returned, offer, awarded, taken } = now;
      expect(await database.query(twoPlaces, [company.id])).toEqual([]);
      expect(await database.query(wrongPlaces, [company.id])).toEqual([]);
      expect(await database.query(toldTwice, [company.id])).toEqual([]);

      const rows = await database.query<{ id: number; employee_id: number }[]>(
        'SELECT id, employee_id FROM shift WHERE id = ANY ($1)',
        [[given, returned]],
      );
      const ownerOf = (id: number) => rows.find((row) => row.id === id)?.employee_id;
      const [{ status, told }] = await database.query<[{ status: keyof typeof readers; told: number }]>(
        `SELECT status, (SELECT count(*)::integer FROM notice WHERE offer_id = offer.id
           AND offer_status NOT IN ('waiting', 'answered')) AS told FROM offer WHERE id = $1`,
        [offer],
      );
      expect([round, status, told]).toEqual([round, status, readers[status]]);
      const isMoved = status === 'done';
      expect([round, ownerOf(returned)]).toEqual([round, (isMoved ? ann : bob).id]);
      const opened = await database.query<unknown[]>('SELECT FROM open_shift WHERE company_id = $1 AND title = $2', [
        company.id,
        `given ${round}`,
      ]);
      if (opened.length > 0) expect([round, opened.length, ownerOf(given)]).toEqual([round, 1, undefined]);
      else expect([(isMoved ? bob : ann).id, cleo.id]).toContain(ownerOf(given));

      // What was answered stands.
      const claims = await database.query<{ open_shift_id: number; employee_id: number }[]>(
        `SELECT open_shift_id, employee_id FROM open_shift_claim WHERE open_shift_id = ANY ($1) AND status = 'awarded'`,
        [[awarded, taken]],
      );
      for (const { what, answer } of sent) {
        if (answer?.status !== 200) continue;
        if (what === 'take') expect(answer.body).toMatchObject({ claim: 'awarded' });
        if (what === 'take' || what === 'award')
          expect(claims).toContainEqual(expect.objectContaining({ open_shift_id: what === 'take' ? taken : awarded }));
        if (what === 'agree') expect([round, status]).toEqual([round, 'done']);
      }
      expect(claims.length).toBeLessThanOrEqual(2);
      await database.query(`UPDATE employee SET status = 'active' WHERE id = $1`, [cleo.id]);
    },
  };
}

/** Who is told of the end of an offer: of one that is done, by the change of their shifts. */
const readers = { answered: 0, done: 0, withdrawn: 1, declined: 1, expired: 2 };

/** @param $1 a company */
const twoPlaces = `SELECT one.id, other.id AS other FROM shift AS one JOIN shift AS other
  ON other.employee_id = one.employee_id AND other.id > one.id
  AND other.start_time < one.end_time AND other.end_time > one.start_time
  WHERE one.company_id = $1 AND one.status <> 'cancelled' AND other.status <> 'cancelled'`;

const wrongPlaces = `SELECT id, taken FROM open_shift WHERE company_id = $1 AND (
  taken <> (SELECT count(*) FROM open_shift_claim AS claim
    JOIN shift ON shift.id = claim.shift_id AND shift.employee_id = claim.employee_id
      AND shift.start_time = open_shift.start_time
    WHERE claim.open_shift_id = open_shift.id AND claim.status = 'awarded')
  OR (taken = places OR cancelled_at IS NOT NULL) AND EXISTS (
    SELECT FROM open_shift_claim AS claim WHERE claim.open_shift_id = open_shift.id AND claim.status = 'waiting')
  OR (SELECT count(*) FROM notice WHERE open_shift_id = open_shift.id) <> (
    SELECT count(*) FROM open_shift_claim AS claim WHERE claim.open_shift_id = open_shift.id AND claim.status = 'refused'))`;

const toldTwice = `SELECT employee_id, open_shift_id, offered_open_shift_id, offer_id, offer_status FROM notice
  WHERE company_id = $1 AND num_nonnulls(open_shift_id, offered_open_shift_id, offer_id) > 0
  GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1`;
