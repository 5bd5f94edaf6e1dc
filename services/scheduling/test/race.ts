import { eventually, restClient, type RestAnswer } from '@portfolio/testkit';
import { knowUser } from './accounts.ts';
import { hoursFromNow } from './builder.ts';
import type { TestNotices } from './notices.ts';
import { findUntrue, statesOfRace } from './race-truth.ts';
import { somebody } from './scheduling.ts';

const dayOf = (hours: number) => hoursFromNow(hours).toISOString().slice(0, 10);

/** One request of a round. Of one whose process was killed there is no answer. */
interface Sent {
  what: string;
  answer: RestAnswer | undefined;
}

/** Where requests of a killed process stand still, in the midst of their transactions: between any two of these they may die. */
const heldTables = [
  'employee',
  'open_shift',
  'offer',
  'open_shift_claim',
  'shift',
  'time_off',
  'time_off_entry',
  'notice',
  'audit_event',
] as const;

/** No more than so many are made for any of it. */
const mostStatements = 40;

export type Race = Awaited<ReturnType<typeof foundRace>>;

/** A firm in which guards and planners do everything at once, and what must be true of it afterwards, whoever was first. */
export async function foundRace(
  firm: TestNotices,
  settings: { plans_in_drafts: boolean; offer_approval: 'never' | 'always' },
) {
  const { make, database, issuer, auth } = firm;
  // Processes of their own ask the auth service by whom tokens are signed.
  const keys = await restClient(issuer.url).get('/.well-known/jwks.json');
  auth.answers.set('GET /.well-known/jwks.json', () => ({ body: keys.body as unknown }));
  const owner = somebody();
  knowUser(auth, owner, { email: 'owner@race.example' });
  const company = await make.company(owner, settings);
  const client = await make.client(company, { name: 'Mall' });
  const hire = async (first_name: string) => {
    const user = somebody();
    const email = `${first_name}-${user.userId}@race.example`;
    knowUser(auth, user, { email });
    const employee = await make.employee(company, { user_id: user.userId, first_name, email });
    return { user, employee, id: employee.id };
  };
  const [ann, bob, cleo, dan] = [await hire('Ann'), await hire('Bob'), await hire('Cleo'), await hire('Dan')];
  const isApproved = settings.offer_approval === 'always';
  const planner = { user: owner };
  type Guard = typeof ann;
  const [vacation, sick] = [
    await make.timeOffType(company),
    await make.timeOffType(company, { needs_approval: false }),
  ];
  const posted = async (who: { user: typeof owner }, path: string, body: object = {}): Promise<{ id: number }> => {
    const { status, body: answer } = await firm.as(who.user).post(path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const times = (from: number) => ({ start_time: hoursFromNow(from), end_time: hoursFromNow(from + 8) });
  const mine = '/planner/employees/me';

  /**
   * Ann's shift and Bob's, a swap of both that Ann has to agree to, or a planner; what both would get is on days for which they have asked
   * to be off; one open shift to be awarded and one for who comes first.
   */
  async function prepare(nth: number) {
    const at = 1000 + nth * 96;
    const title = `given ${nth}`;
    const [given, returned] = [
      await make.shift(client, ann.employee, { ...times(at), title }),
      await make.shift(client, bob.employee, times(at + 24)),
    ];
    await database.query('UPDATE shift SET is_draft = false, published_at = now() WHERE id = ANY ($1) AND is_draft', [
      [given.id, returned.id],
    ]);
    const offer = await posted(ann, `${mine}/offers/`, { shift: given.id, colleague: bob.id, kind: 'swap' });
    await posted(bob, `${mine}/offers/${offer.id}/accept/`, { in_return: returned.id });
    if (isApproved) await posted(ann, `${mine}/offers/${offer.id}/accept/`);
    const awarded = await posted(planner, '/planner/open-shifts/', { client: client.id, ...times(at + 48) });
    // At the time of what is swapped: who gets that cannot have this.
    const first = { client: client.id, ...times(at), mode: 'first_come' };
    const taken = await posted(planner, '/planner/open-shifts/', first);
    for (const guard of [ann, bob, cleo]) await posted(guard, `/planner/open-shifts/${awarded.id}/claim/`);
    const bobs = await posted(bob, `${mine}/time-off/`, off(vacation.id, at));
    const anns = await posted(ann, `${mine}/time-off/`, off(vacation.id, at + 48));
    const ids = { given: given.id, returned: returned.id, offer: offer.id, awarded: awarded.id, taken: taken.id };
    return { at, day: dayOf(at + 48), title, bobs: bobs.id, anns: anns.id, ...ids };
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>;
  let now: Prepared;

  const off = (type: number, from: number) => ({ type, from_day: dayOf(from), until_day: dayOf(from) });

  type Step = [what: string, who: { user: typeof owner }, method: 'post' | 'patch', path: string, body?: object];

  /** What is done at once: of each row one of the columns. */
  function stepsOf({ at, given, returned, offer, awarded, taken, bobs, anns }: Prepared): Step[][][] {
    const [open, offers, timeOff] = ['/planner/open-shifts', `${mine}/offers/${offer}`, '/planner/time-off'];
    const agree: Step = isApproved
      ? ['agree', planner, 'post', `/planner/offers/${offer}/approve/`]
      : ['agree', ann, 'post', `${offers}/accept/`];
    const award = (to: Guard): Step => ['award', planner, 'post', `${open}/${awarded}/award/`, { employee: to.id }];
    const withdraw = (of: Guard): Step => ['withdraw', of, 'post', `${open}/${awarded}/withdraw/`];
    const publish: Step = ['publish', planner, 'post', '/planner/publications/', { company: company.id }];
    const approve: Step = ['approved', planner, 'post', `${timeOff}/${bobs}/approve/`];
    const ofGiven = (what: string, body: object): Step => [what, planner, 'patch', `/planner/shifts/${given}/`, body];
    return [
      [[agree, agree, award(ann), award(bob), withdraw(ann), withdraw(cleo), publish, publish]],
      [[bob, cleo, dan].map((guard): Step => ['take', guard, 'post', `${open}/${taken}/claim/`])],
      [[['claim', dan, 'post', `${open}/${awarded}/claim/`]]],
      [[['be off', bob, 'post', `${mine}/time-off/`, off(sick.id, at + 48)]]],
      [
        [['decline', bob, 'post', `${offers}/decline/`]],
        [['take back', ann, 'post', `${offers}/withdraw/`]],
        [['refuse', planner, 'post', `/planner/offers/${offer}/refuse/`]],
      ],
      [
        [ofGiven('give', { employee: cleo.id })],
        [ofGiven('move', { end_time: hoursFromNow(at + 7) })],
        [
          ['open', planner, 'post', `/planner/shifts/${given}/offer/`],
          ['discard', planner, 'post', '/planner/publications/discard/', { company: company.id, shifts: [given] }],
        ],
      ],
      [
        [['cancel', planner, 'patch', `/planner/shifts/${returned}/`, { status: 'cancelled' }]],
        [['close', planner, 'post', `${open}/${awarded}/cancel/`]],
        [],
      ],
      [
        [approve, ['refused', planner, 'post', `${timeOff}/${bobs}/refuse/`]],
        [approve, ['withdrawn', bob, 'post', `${mine}/time-off/${bobs}/withdraw/`]],
        [],
      ],
      [[['be away', planner, 'post', `${timeOff}/${anns}/approve/`]], []],
      [
        ...[ann, bob, cleo, dan].map(({ id }): Step[] => [
          ['dismiss', planner, 'patch', `/planner/employees/${id}/`, { status: 'inactive' }],
        ]),
        ...[1, 2, 3, 4].map(() => []),
      ],
    ];
  }

  const send = async (url: string, [what, { user }, method, path, body]: Step): Promise<Sent> => {
    const api = restClient(url, () => issuer.token(user));
    return { what, answer: await api[method](path, body).catch(() => undefined) };
  };

  /** Statements that are under way, of others than who asks. @param more SQL */
  const underWay = async (more: string) => {
    const [{ count }] = await database.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'scheduling' AND ${more}`,
    );
    return count;
  };

  const settled = () =>
    eventually('what the dead had begun is over', async () => (await underWay(`state <> 'idle'`)) === 0);

  async function hold(table: string) {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    return {
      isWaitedFor: () => eventually('a request waits', () => underWay(`wait_event_type = 'Lock'`)),
      async release() {
        await runner.rollbackTransaction();
        await runner.release();
      },
    };
  }

  return {
    /**
     * Sends everything at once, in no order.
     * @param nth of this company, from 0
     * @param held of how many rounds before some requests began and did not end until they were released; these neither
     */
    async run(nth: number, url: () => string, random: (end: number) => number, held?: number) {
      now = await prepare(nth);
      const holding = held === undefined ? undefined : await hold(heldTables[held % heldTables.length]!);
      const steps = stepsOf(now).flatMap((columns) => columns[random(columns.length)]!);
      const sent = steps
        .map((step) => ({ step, place: random(1000) }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ step }) => send(url(), step));
      return { held: holding, sent: Promise.all(sent) };
    },

    /**
     * One of all that is done at once, alone: sent to a process that dies of it, and again to another; else but once.
     * @param place of all of it before all of its statements
     * @param dying is told before which statement
     */
    async runOne(nth: number, place: number, [url, another]: [string, string], dying: (at: number) => Promise<void>) {
      now = await prepare(nth);
      const steps = new Map(stepsOf(now).flatMap((columns) => columns.flat().map((step) => [step[0], step])));
      const step = [...steps.values()][place % steps.size]!;
      await dying(1 + (Math.floor(place / steps.size) % mostStatements));
      const first = await send(url, step);
      await dying(0);
      if (first.answer) return [first];
      await settled();
      const { what, answer } = await send(another, step);
      // What cannot be done twice has been done, which is looked at.
      expect([200, 201, 400, 404, 409]).toContain(answer?.status);
      return [{ what, answer: { ...answer!, status: 200 } }];
    },

    /** Whoever was first: nobody is at two places, each shift and each place has one guard or is open, and each end is told once. */
    async isTrue(sent: readonly Sent[], round: number): Promise<void> {
      await settled();
      const failed = sent.filter(({ answer }) => answer && answer.status >= 500);
      expect([round, failed, await findUntrue(database, company.id)]).toEqual([round, [], {}]);
      const [state] = await database.query<[Record<string, boolean | number | null>]>(statesOfRace, [
        JSON.stringify({ ...now, company: company.id, sick: sick.id }),
      ]);
      const isMoved = state['agree'] === true;
      expect([round, state['owner of returned']]).toEqual([round, (isMoved ? ann : bob).id]);
      const owners = state['open'] ? [null] : [(isMoved ? bob : ann).id, cleo.id];
      expect(owners).toContain(state['owner of given']);
      for (const { what, answer } of sent) {
        // What was answered stands.
        if (answer && answer.status < 300 && what in state)
          expect([round, what, state[what]]).toEqual([round, what, true]);
        if (answer?.status === 200 && what === 'take') expect(answer.body).toMatchObject({ claim: 'awarded' });
      }
      await database.query(`UPDATE employee SET status = 'active' WHERE company_id = $1`, [company.id]);
    },
  };
}
