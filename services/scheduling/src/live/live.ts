import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { planTold, type LiveChange, type LiveEvent, type LivePerson } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { networkOf, throttled } from '@portfolio/service-kit/limits';
import type { Logger } from '@portfolio/service-kit/logging';
import type { Response } from 'express';
import { z } from 'zod';
import { namesOf } from '../shared/accounts/contacts.ts';
import { Listener } from './listener.ts';
import { Presence, type Present, type PresenceTold } from './presence.ts';
import type { Asker, LiveStreams, Watching } from './streams.ts';

/** Milliseconds for which changes are collected, so that many at once are told once. */
const collectedFor = 100;

/** Milliseconds for which what was told is told again to who comes: they have read what they show a moment ago. */
const recentFor = 10_000;
const mostRecent = 500;

/** Seconds. A stream lasts as long as an access token: whoever goes on shows that they still have one. */
const lasting = 600;
const everyHeartbeat = 15;
const everyPresence = 10;
const everyRight = 30;

/** So many streams of one process. Of one person as many as they may have windows, of one address an office. */
const most = { person: 12, company: 300, address: 150, process: 2_000 };

/** Seconds after which who finds no room may come again. */
const comeAgain = 30;

/** Bytes that wait for a slow reader; more, and they begin anew. */
const mostWaiting = 65_536;

/** What the trigger of a table tells (migrations/20261126190000-told-changes.ts). */
const toldChange = z.object({
  company: z.int().nullable(),
  noun: z.string(),
  by: z.int().nullable(),
  ids: z.array(z.int()),
  /** Null: it may concern each of them. */
  employees: z.array(z.int()).nullable(),
});

type ToldChange = z.output<typeof toldChange> & { company: number };

/** With these the rights of who looks may change. */
const nounsOfRights = new Set(['company', 'company_admin', 'employee']);

/** What the trigger of plans tells (migrations/20261127134600-plan-progress.ts). */
const toldPlan = planTold.extend({ company: z.int() });

interface Stream extends Omit<Asker, 'address'> {
  key: string;
  seconds: number;
  /** Whether something of its plan was told. */
  hasHeard: boolean;
  response: Response;
}

type Names = Parameters<typeof namesOf>[0] & { log: Logger };

/** Tells who looks what was changed meanwhile, and who else looks: whichever process they are connected to. */
export class Live implements LiveStreams {
  readonly #names: Names;
  readonly #listener: Listener;
  readonly #presence = new Presence();
  readonly #streams = new Set<Stream>();
  readonly #counts = new Map<string, number>();
  readonly #known = new Map<number, string>();
  #collected: ToldChange[] = [];
  #recent: { at: number; told: ToldChange }[] = [];
  readonly #moved = new Set<number>();
  #isFlushing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ url, ...names }: Names & { url: string }) {
    this.#names = names;
    this.#listener = new Listener({
      url,
      log: names.log,
      channels: {
        told_change: (payload) => {
          const { company, ...told } = toldChange.parse(JSON.parse(payload));
          // A link that nobody has used yet is of no company.
          if (company !== null) this.#hear({ company, ...told });
        },
        told_plan: (payload) => {
          const { company, ...told } = toldPlan.parse(JSON.parse(payload));
          for (const stream of this.#streams)
            if (stream.plan?.id === told.plan && ['all', company].includes(stream.watching.company)) {
              stream.hasHeard = true;
              send(stream, { type: 'plan', ...told });
            }
        },
        told_presence: (payload) => this.#hearPresence(JSON.parse(payload) as PresenceTold),
      },
      onListening: () => {
        // What was told while nobody heard is not known.
        for (const stream of this.#streams) send(stream, { type: 'start' });
        this.#listener.tell('told_presence', { who: true });
      },
    });
  }

  start(): Promise<void> {
    this.#listener.start();
    this.#timer ??= setInterval(() => this.#second(), 1_000).unref();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const { response } of this.#streams) response.end();
    await this.#listener.stop();
  }

  /** @throws AppError `throttled` where there are too many of them */
  open(asker: Asker, response: Response): void {
    // Who hung up while we asked who it is would hold a place for ever: the end of an answer is told only once.
    if (response.closed) return;
    const { address, ...asked } = asker;
    const holds = {
      person: `person ${asker.user}`,
      company: `company ${asker.watching.company}`,
      address: `address ${networkOf(address)}`,
      process: 'process',
    };
    for (const [name, held] of Object.entries(holds))
      if ((this.#counts.get(held) ?? 0) >= most[name as keyof typeof most]) throw throttled(comeAgain);
    void this.start();
    const stream: Stream = { ...asked, key: randomUUID(), seconds: 0, hasHeard: false, response };
    for (const held of Object.values(holds)) this.#counts.set(held, (this.#counts.get(held) ?? 0) + 1);
    this.#streams.add(stream);
    response.once('close', () => {
      this.#streams.delete(stream);
      for (const held of Object.values(holds)) {
        const left = (this.#counts.get(held) ?? 1) - 1;
        if (left > 0) this.#counts.set(held, left);
        else this.#counts.delete(held);
      }
      if (presentOf(stream)) this.#listener.tell('told_presence', { gone: stream.key });
    });
    // The last header keeps proxies from collecting the events.
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    response.write('retry: 2000\n\n');
    if (!this.#listener.isListening) return;
    send(stream, { type: 'start' });
    const recent = this.#recent.filter(({ at }) => at > Date.now() - recentFor).map(({ told }) => told);
    if (recent.length > 0) void this.#tell([stream], recent);
    // Of an unknown plan nothing is told, and nothing older than what was told since.
    void stream.plan?.now().then(
      (told) => !stream.hasHeard && send(stream, { type: 'plan', ...told }),
      () => {},
    );
    const present = presentOf(stream);
    if (present) this.#listener.tell('told_presence', { here: [present] });
    // Whoever is there already is told to who comes last, too.
    if (present) this.#soon(() => this.#moved.add(present.company));
  }

  /** Who looks at a company's plan now. */
  async people(company: Watching['company']): Promise<LivePerson[]> {
    if (company === 'all') return [];
    const present = this.#presence.of(company);
    const names = await this.#namesOf(present.map(({ user }) => user));
    return present.map((one) => ({ ...one, name: names(one.user) }));
  }

  #hear(told: ToldChange): void {
    this.#soon(() => this.#collected.push(told));
  }

  #hearPresence(told: PresenceTold): void {
    if ('who' in told) this.#sayWhoIsHere();
    else for (const company of this.#presence.hear(told)) this.#soon(() => this.#moved.add(company));
  }

  #soon(note: () => unknown): void {
    note();
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    void delay(collectedFor)
      .then(() => this.#flush())
      .catch((error: unknown) => this.#names.log.error({ err: error }, 'changes were not told'))
      .finally(() => {
        this.#isFlushing = false;
        if (this.#collected.length + this.#moved.size > 0) this.#soon(() => {});
      });
  }

  async #flush(): Promise<void> {
    const [collected, moved] = [this.#collected, [...this.#moved]];
    this.#collected = [];
    this.#moved.clear();
    const now = Date.now();
    this.#recent = [
      ...this.#recent.filter(({ at }) => at > now - recentFor),
      ...collected.map((told) => ({ at: now, told })),
    ].slice(-mostRecent);
    const byRights = new Set(collected.flatMap(({ noun, company }) => (nounsOfRights.has(noun) ? company : [])));
    const judged = [...this.#streams].filter(({ watching: { company } }) => company !== 'all' && byRights.has(company));
    await Promise.all(judged.map(endUnlessRight));
    await this.#tell([...this.#streams], collected);
    for (const company of moved) {
      const streams = [...this.#streams].filter((stream) => presentOf(stream)?.company === company);
      if (streams.length === 0) continue;
      const people = await this.people(company);
      for (const stream of streams) send(stream, { type: 'people', people });
    }
  }

  async #tell(streams: readonly Stream[], told: readonly ToldChange[]): Promise<void> {
    const names = await this.#namesOf(told.flatMap(({ by }) => by ?? []));
    for (const stream of streams) {
      const changes = told.filter((each) => concerns(stream.watching, each)).map((each) => said(stream, each, names));
      if (changes.length > 0) send(stream, { type: 'changes', changes: united(changes) });
    }
  }

  async #namesOf(users: readonly number[]): Promise<(user: number) => string> {
    if (this.#known.size > 10_000) this.#known.clear();
    const unknown = [...new Set(users)].filter((user) => !this.#known.has(user));
    for (const [user, name] of await namesOf(this.#names, unknown)) this.#known.set(user, name);
    return (user) => this.#known.get(user) ?? '';
  }

  #second(): void {
    for (const stream of this.#streams) {
      stream.seconds += 1;
      if (stream.isOver() || stream.seconds >= lasting) stream.response.end();
      else if (stream.seconds % everyHeartbeat === 0) write(stream, ': \n\n');
      if (stream.seconds % everyRight === 0) void endUnlessRight(stream);
    }
    this.#seconds += 1;
    if (this.#seconds % everyPresence > 0) return;
    this.#sayWhoIsHere();
    for (const company of this.#presence.sweep()) this.#soon(() => this.#moved.add(company));
  }

  #seconds = 0;

  #sayWhoIsHere(): void {
    const here = [...this.#streams].flatMap((stream) => presentOf(stream) ?? []);
    // A message holds 8,000 bytes.
    for (let at = 0; at < here.length; at += 40)
      this.#listener.tell('told_presence', { here: here.slice(at, at + 40) } satisfies PresenceTold);
  }
}

/** Planners of one company see each other; of employees, nobody is told that they look. */
function presentOf({ key, user, watching, shown }: Stream): Present | undefined {
  if ('employee' in watching || watching.company === 'all') return undefined;
  return { key, user, company: watching.company, ...shown };
}

function concerns(watching: Watching, { company, noun, employees }: ToldChange): boolean {
  if (watching.company !== 'all' && watching.company !== company) return false;
  return !('employee' in watching) || noun === 'open_shift' || (employees?.includes(watching.employee) ?? true);
}

/** Employees ask for what is theirs, whatever it was. */
const said = ({ watching }: Stream, { noun, ids, by }: ToldChange, names: (user: number) => string): LiveChange =>
  'employee' in watching
    ? { noun, ids: [], by: null, name: '' }
    : { noun, ids, by, name: by === null ? '' : names(by) };

/** Of one noun and one person, once. */
function united(changes: readonly LiveChange[]): LiveChange[] {
  const found = new Map<string, LiveChange>();
  for (const change of changes) {
    const of = `${change.noun} ${change.by}`;
    const known = found.get(of);
    const isMany = change.ids.length === 0 || known?.ids.length === 0;
    found.set(of, { ...change, ids: isMany ? [] : [...new Set([...(known?.ids ?? []), ...change.ids])] });
  }
  return [...found.values()];
}

async function endUnlessRight({ again, watching, response }: Stream): Promise<void> {
  try {
    const now = await again();
    if (JSON.stringify(now) !== JSON.stringify(watching)) response.end();
  } catch (error) {
    // That nobody can say is no refusal: nothing else is heard from there, either.
    if (error instanceof AppError && error.code !== 'unavailable') response.end();
  }
}

const send = (stream: Stream, { type, ...data }: LiveEvent): void =>
  write(stream, `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);

function write({ response }: Stream, text: string): void {
  if (response.writableEnded) return;
  response.write(text);
  if (response.writableLength > mostWaiting) response.destroy();
}
