import { useApolloClient } from '@apollo/client/react';
import type { LiveEvent, LivePerson, PlanTold } from '@portfolio/contracts/scheduling';
import { useHost, useUser } from '@portfolio/remote-kit';
import { useToast } from '@portfolio/ui/toast';
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { follow } from './follow.ts';
import { marking } from './mark.ts';
import { createRefresher } from './refresher.ts';

interface Days {
  from: string;
  until: string;
}

interface Live {
  people: readonly LivePerson[];
  plan: PlanTold | undefined;
  lookAt: (what: Days | { plan: string } | undefined) => void;
}

const LiveContext = createContext<Live>({ people: [], plan: undefined, lookAt: () => {} });

interface Props {
  /** Whose changes are followed: the parameters of `GET /planner/changes/`. Undefined for nobody's. */
  follows: Readonly<Record<string, string>> | undefined;
  /** Says whose change is shown: "Changed by Anna Roth". */
  changedBy?: (names: string) => string;
  children: ReactNode;
}

/** Milliseconds in which it is not said again whose changes are shown. */
const quietFor = 5_000;

/** Milliseconds for which what is looked at must stay. */
const settled = 250;

/**
 * Keeps what is on the screen below it up to date with what others change, as long as somebody can see it. Whatever asks by `useQuery`
 * follows; nothing is read that was not asked for. What is drawn anew is marked, and whose change it was is said.
 */
export function LiveProvider({ follows, changedBy, children }: Props) {
  const { api } = useHost();
  const own = useUser()?.id;
  const client = useApolloClient();
  const toast = useToast();
  const [shown, lookAt] = useState<Parameters<Live['lookAt']>[0]>();
  const [people, setPeople] = useState<readonly LivePerson[]>([]);
  const [plan, setPlan] = useState<PlanTold>();
  const isSeen = useIsSeen();
  const path = follows && isSeen ? `/planner/changes/?${new URLSearchParams({ ...follows, ...shown })}` : undefined;

  const latest = useRef({ own, toast, changedBy });
  useEffect(() => {
    latest.current = { own, toast, changedBy };
  });
  const show = useRef<ReturnType<typeof follow>>(undefined);
  useEffect(() => {
    let saidAt = -Infinity;
    const refresher = createRefresher(async (authors: ReadonlySet<string>) => {
      const isShown = await marking(() => askAgain(client));
      if (!isShown || authors.size === 0 || performance.now() - saidAt < quietFor) return;
      saidAt = performance.now();
      const { changedBy: words, toast: say } = latest.current;
      if (words) say('info', words([...authors].join(', ')));
    });
    show.current = follow({
      events: api.events,
      onGap: () => refresher.ask([]),
      onEvent(event) {
        if (event.type === 'people') setPeople(event.people);
        else if (event.type === 'plan') setPlan(event);
        else refresher.ask(authorsOf(event, latest.current.own));
      },
    });
    return () => {
      show.current?.(undefined);
      refresher.stop();
    };
  }, [api, client]);
  useEffect(() => {
    // Screens come after their frame, and weeks are turned faster than they are looked at.
    const timer = setTimeout(() => show.current?.(path), path === undefined ? 0 : settled);
    return () => clearTimeout(timer);
  }, [path]);

  const live = useMemo(
    () => ({ people: path === undefined ? [] : people.filter(({ user }) => user !== own), plan, lookAt }),
    [people, own, path, plan],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Who else looks at some of these days; others are told that the reader does. */
export function useAlsoHere({ from, until }: Days): readonly LivePerson[] {
  const { people, lookAt } = use(LiveContext);
  useEffect(() => {
    lookAt({ from, until });
    return () => lookAt(undefined);
  }, [lookAt, from, until]);
  return people.filter((one) => one.from !== null && one.until !== null && one.from <= until && one.until >= from);
}

/** Where the work on a plan is, each time that it is told. */
export function useLivePlan(id: string): PlanTold | undefined {
  const { plan, lookAt } = use(LiveContext);
  useEffect(() => {
    lookAt({ plan: id });
    return () => lookAt(undefined);
  }, [lookAt, id]);
  return plan?.plan === Number(id) ? plan : undefined;
}

/** The names of others who changed something. */
function authorsOf({ changes }: Extract<LiveEvent, { type: 'changes' }>, own: number | undefined): string[] {
  return changes.flatMap(({ by, name }) => (by === null || by === own || name === '' ? [] : name));
}

/** Everything that is shown, past what is known of it. That it fails changes nothing on the screen. */
function askAgain(client: ReturnType<typeof useApolloClient>): Promise<unknown> {
  const news = {};
  return Promise.allSettled(
    [...client.getObservableQueries()].map(({ query, variables, options: { context } }) =>
      client.query({
        query,
        ...(variables && { variables }),
        fetchPolicy: 'network-only',
        // One that is under way may have been answered before the change.
        context: { ...context, news, queryDeduplication: false },
      }),
    ),
  );
}

/** Whether the page can be seen. Browsers open few connections to a site, so a page in the background holds none. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
