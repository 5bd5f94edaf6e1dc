import { useApolloClient, useMutation } from '@apollo/client/react';
import { useHost, useUser } from '@portfolio/remote-kit';
import { newKey, refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { useToast } from '@portfolio/ui/toast';
import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { isWithoutConnection } from '../offline/use-kept-query.tsx';
import { sendLater, useTapKey } from './background-sync.ts';
import { CheckIn, CheckOut, SendWord } from './attendance.graphql.ts';
import { useTranslation } from '../translator.ts';
import { LeaveDialog, type LeaveDialogProps } from './leave-dialog.tsx';
import { failedOf, mutationOf, outcomeOf, type Wanted, type Wish, type WishAnswer } from '../wishes/wishes.ts';
import { changeTaps, readTaps, without } from './kept-taps.ts';
import { isSame, isTap, isWish, waitedSeconds, type Tap, type Unsent, type Word } from './taps.ts';

interface Taps {
  /** Those that wait for a connection, in the order in which they were tapped. */
  waiting: readonly Tap[];
  /** Checks in or out, or says a word before: at once, or kept until there is a connection. */
  tap: (shiftId: string, action: Tap['action'], word?: Word) => Promise<void>;
  /** Those that wait for a connection. */
  wishes: readonly Wish[];
  /**
   * Asks for something at once, or keeps it until there is a connection; what became of it is told then.
   * @param key of a form, which counts for what was typed
   * @returns what the server says; undefined for what is kept. Rejects with its refusal
   */
  wish: (wanted: Wanted, key?: string) => Promise<WishAnswer | undefined>;
  /** Does not ask for it after all, as long as it waits. */
  forget: (wish: Wish) => Promise<void>;
}

const TapsContext = createContext<Taps | undefined>(undefined);

/** Milliseconds between attempts while something waits: the browser's word about the connection may be wrong. */
const retryEvery = 5_000;

export function useTaps(): Taps {
  const taps = use(TapsContext);
  if (!taps) throw new Error('Not inside the portal.');
  return taps;
}

/** Nobody has decided: it is sent again later. */
const isUndecided = (kind: ReturnType<typeof refusalOf>['kind']): boolean =>
  kind === 'failed' || kind === 'unauthenticated' || kind === 'throttled';

/** Keeps what is tapped without a connection, on this device and over a restart, and sends it in order once there is one. */
export function TapsProvider({ children }: { children: ReactNode }) {
  const { taps, leaving } = useQueue();
  return (
    <TapsContext value={taps}>
      {children}
      <LeaveDialog {...leaving} />
    </TapsContext>
  );
}

function useQueue(): { taps: Taps; leaving: LeaveDialogProps } {
  const { t } = useTranslation();
  const { report } = useHost();
  const userId = useUser()?.id;
  const toast = useToast();
  const say = useRefusalText();
  const refresh = useRefresh();
  const [checkIn] = useMutation(CheckIn);
  const [checkOut] = useMutation(CheckOut);
  const [sendWord] = useMutation(SendWord);
  const client = useApolloClient();
  const later = useTapKey();
  const [waiting, setWaiting] = useState<readonly Unsent[]>([]);
  /** All that has no answer yet: those that wait, and the one on its way. */
  const unanswered = useRef<readonly Unsent[]>([]);
  /** What is on its way. Nobody who checks in waits for a wish. */
  const sending = useRef(new Set<'taps' | 'wishes'>());

  const change = async (how: (all: readonly Unsent[]) => readonly Unsent[]): Promise<void> => {
    unanswered.current = how(unanswered.current);
    // Where the browser keeps nothing, what was tapped waits for as long as the page is open.
    if (userId !== undefined) await changeTaps(userId, how).catch(report);
  };
  const answered = async (done: Unsent): Promise<void> => {
    await change(without(done));
    setWaiting(without(done));
  };

  /**
   * @param waited how long it was kept, in seconds; undefined for one that was tapped just now
   * @returns whether it was answered
   */
  const sendTap = async (tap: Tap, waited?: number): Promise<boolean> => {
    const { shiftId, action, word } = tap;
    const variables = { shiftId, waitedSeconds: waited };
    try {
      if (action === 'word') await sendWord({ variables: { ...variables, ...word } });
      else await (action === 'checkIn' ? checkIn : checkOut)({ variables });
      await answered(tap);
      toast('success', t(`shifts.${action}.done`));
    } catch (error) {
      const { kind } = refusalOf(error);
      if (isWithoutConnection(error) || (waited !== undefined && isUndecided(kind))) return false;
      await answered(tap);
      toast('danger', say(error, t(`shifts.${action}.failed`)));
      // Another device may have been first, or a manager: show the shift as it is. With nobody answering, what is there stays.
      if (kind !== 'failed') void refresh();
    }
    return true;
  };

  const ask = async (wish: Wish): Promise<WishAnswer> => {
    // Its answer may be lost: from now on nobody knows whether it has come.
    await change((all) => all.map((each) => (isWish(each) && isSame(each, wish) ? { ...each, isTried: true } : each)));
    const mutation = mutationOf(wish, waitedSeconds(wish, Date.now()));
    const { data } = await client.mutate<WishAnswer>({ ...mutation, refetchQueries: 'active' });
    // Whoever waits for the answer need not wait for this: sent again, it would answer the same.
    void answered(wish);
    return data ?? {};
  };

  /** Of one that was kept; says what became of it. @returns whether it was answered */
  const sendWish = async (wish: Wish): Promise<boolean> => {
    const { about } = wish;
    try {
      toast('success', t('wishes.outcome', { about, said: t(outcomeOf(await ask(wish))) }));
    } catch (error) {
      const { kind } = refusalOf(error);
      if (isUndecided(kind)) {
        setWaiting(unanswered.current);
        return false;
      }
      await answered(wish);
      toast('danger', t('wishes.outcome', { about, said: say(error, t(failedOf[wish.wish])) }));
      void refresh();
    }
    return true;
  };

  /** One after the other, also when several reasons to send come together. */
  const alone = async (kind: 'taps' | 'wishes', work: () => Promise<void>): Promise<void> => {
    if (sending.current.has(kind)) return;
    sending.current.add(kind);
    try {
      await work();
    } finally {
      sending.current.delete(kind);
    }
  };

  const sendAll = async (): Promise<void> => {
    await alone('taps', async () => {
      const taps = unanswered.current.filter(isTap);
      for (const tap of taps) if (!(await sendTap(tap, waitedSeconds(tap, Date.now()) ?? 0))) return;
      if (taps.length > 0) void refresh();
    });
    if (unanswered.current.some(isTap)) return;
    await alone('wishes', async () => {
      for (const wish of unanswered.current.filter(isWish)) {
        // It may be taken back while another is on its way.
        const isWanted = unanswered.current.some((each) => isSame(each, wish));
        if (isWanted && !(await sendWish(wish))) return;
      }
    });
  };
  const sendKept = useEffectEvent(sendAll);
  const recall = useEffectEvent(async (of: number | undefined): Promise<void> => {
    const kept = of === undefined ? [] : await readTaps(of).catch(report);
    unanswered.current = kept ?? [];
    setWaiting(unanswered.current);
    await sendKept();
  });

  useEffect(() => {
    void recall(userId);
  }, [userId]);

  useEffect(() => {
    const attempt = (): void => void sendKept();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    const timer = setInterval(attempt, retryEvery);
    return () => {
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
      clearInterval(timer);
    };
  }, []);

  const tap: Taps['tap'] = async (shiftId, action, word) => {
    const tapped: Tap = { shiftId, action, word, tappedAt: Date.now(), later: later(action) };
    const isFirst = !unanswered.current.some(isTap);
    // Kept before it is sent: a phone may go out before the answer arrives.
    await change((taps) => [...without(tapped)(taps), tapped]);
    let isAnswered = false;
    if (isFirst && navigator.onLine) {
      await alone('taps', async () => {
        isAnswered = await sendTap(tapped);
      });
    }
    if (isAnswered) return;
    sendLater().catch(report);
    setWaiting(unanswered.current);
    toast('info', t(`shifts.${action}.kept`));
  };

  const wish: Taps['wish'] = async (wanted, key = newKey()) => {
    const made: Wish = { ...wanted, key, tappedAt: Date.now() };
    // A word that waits goes first.
    const isFirst = waiting.length === 0 && !unanswered.current.some(isWish);
    await change((all) => [...without(made)(all), made]);
    let answer: WishAnswer | undefined;
    if (isFirst && navigator.onLine) {
      await alone('wishes', async () => {
        try {
          answer = await ask(made);
        } catch (error) {
          if (isWithoutConnection(error)) return;
          await answered(made);
          throw error;
        }
      });
    }
    if (answer) return answer;
    setWaiting(unanswered.current);
    toast('info', t('shifts.word.kept'));
    return undefined;
  };

  /** @returns whether nothing waits any more */
  const sendWaiting = async (): Promise<boolean> => {
    await sendAll();
    return unanswered.current.length === 0;
  };

  return {
    taps: {
      waiting: waiting.filter(isTap),
      tap,
      wishes: waiting.filter(isWish),
      wish,
      forget: answered,
    },
    leaving: { count: () => unanswered.current.length, send: sendWaiting, forget: () => change(() => []) },
  };
}
