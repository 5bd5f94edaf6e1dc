import { useMutation } from '@apollo/client/react';
import { useHost, type OnceContext } from '@portfolio/remote-kit';
import { refusalOf as readRefusal, useRefusalText } from '@portfolio/remote-kit/forms';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOverride } from '../../shared/forms/use-override.tsx';
import { ChangeShifts } from '../../shifts/shifts.graphql.ts';
import { useTranslation } from '../../translator.ts';
import { inverseOf, overriding, type Change, type Planned } from './changes.ts';
import type { Schedule } from './grid.types.ts';
import { refusalOf } from './refusal.ts';
import { noHistory, redo, remembered, renamed, undo, withIds, type History } from './undo.ts';

export interface ShiftChanges {
  /** Sent, and drawn before the answer. */
  sent: readonly Change[];
  /** Why the server put a shift back, by its id. */
  refusals: ReadonlyMap<string, string>;
  dismiss: (shiftId: string) => void;
  /** Together or not at all; a refusal is said at the shift, and one by a license alone can be overridden for a reason. @returns whether it happened */
  apply: (changes: readonly Change[], done: string) => Promise<boolean>;
  /** The same; rejects with the refusal. */
  asking: (changes: readonly Change[], done: string) => Promise<void>;
  /** Where they ask for that reason. */
  dialog: ReactNode;
  /** The same for a form, which says itself what is refused, and has a field for the reason. */
  attempt: (changes: readonly Change[], done: string, once?: OnceContext) => Promise<void>;
  /** Takes in shifts that the server has made by itself, as one step that can be undone; says `done`. */
  take: (made: readonly { key: string; shift: Planned }[], done: string) => Promise<void>;
  /** Why it was refused, in the reader's words. */
  sentenceOf: (error: unknown, changes: readonly Change[]) => string;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

const nothing: readonly Change[] = [];

/** Changes of shifts, one after the other, with undo and redo; each is one request that happens as a whole or not. */
export function useShiftChanges(schedule: Schedule | undefined, refetch: () => Promise<unknown>): ShiftChanges {
  const { t } = useTranslation();
  const toast = useToast();
  const offerUndo = useUndo();
  const { announce } = useHost();
  const say = useRefusalText();
  const override = useOverride();
  const [mutate] = useMutation(ChangeShifts);
  const [sent, setSent] = useState(nothing);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [history, setHistory] = useState(noHistory);
  const latest = useRef({ schedule, history });
  useEffect(() => {
    latest.current.schedule = schedule;
  }, [schedule]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Of all that was made here: people change it while it has no id yet. */
  const ids = useRef<ReadonlyMap<string, string>>(new Map());

  /** @returns the ids of what was made, by the keys in the changes. Rejects when nothing happened. */
  const send = async (changes: readonly Change[], context: OnceContext = {}): Promise<Map<string, string>> => {
    setSent(changes);
    setRefusals(new Map());
    try {
      const shown = new Map(latest.current.schedule?.shifts.map((shift) => [shift.id, shift]));
      const seen = changes.map((change) => seenOf(change, shown.get(change.key)));
      const { data } = await mutate({ variables: { changes: changes.map(inputOf), seen }, context });
      await refetch();
      const given = data?.changeShifts ?? [];
      const made = changes.flatMap(({ key, kind }, index) =>
        kind === 'create' ? [[key, given[index] ?? key] as const] : [],
      );
      ids.current = new Map([...ids.current, ...made]);
      return new Map(made);
    } catch (error) {
      // Somebody else has changed the same: that is what is shown from now on.
      if (readRefusal(error).detail?.code === 'newer_version') await refetch().catch(() => undefined);
      throw error;
    } finally {
      setSent(nothing);
    }
  };

  const sentenceOf: ShiftChanges['sentenceOf'] = (error, changes) => {
    const { sentence } = refusalOf(error, changes);
    return sentence === undefined ? t('scheduler.notSaved') : say(error, sentence);
  };

  const refuse = (error: unknown, changes: readonly Change[]): void => {
    const { shiftId } = refusalOf(error, changes);
    const sentence = sentenceOf(error, changes);
    if (shiftId === undefined) toast('danger', sentence);
    else setRefusals(new Map([[shiftId, sentence]]));
    announce(t('scheduler.putBack', { sentence }), 'assertive');
  };

  /** Counts what was done and undone: Undo beside a message is of that step alone. */
  const steps = useRef(0);
  const keep = (next: History): void => {
    steps.current += 1;
    latest.current.history = next;
    setHistory(next);
  };

  /** One after the other: each finds the shifts as the one before has left them. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => {});
    return turn;
  };

  const attempt = (wanted: readonly Change[], done: string, once?: OnceContext): Promise<void> =>
    inTurn(async () => {
      const changes = withIds(wanted, ids.current);
      const shifts = new Map(latest.current.schedule?.shifts.map((shift) => [shift.id, shift]));
      const undone = inverseOf(changes, (key) => shifts.get(key));
      const made = await send(changes, once);
      keep(renamed(remembered(latest.current.history, { done: changes, undone }), made));
      offer(done);
    });

  const asking: ShiftChanges['asking'] = (changes, done) =>
    override.trying((reason) => attempt(reason === undefined ? changes : overriding(changes, reason), done));

  const apply = async (changes: readonly Change[], done: string): Promise<boolean> => {
    if (changes.length === 0) return false;
    try {
      await asking(changes, done);
      return true;
    } catch (error) {
      refuse(error, changes);
      return false;
    }
  };

  const take: ShiftChanges['take'] = (made, said) =>
    inTurn(async () => {
      const done = made.map((each): Change => ({ ...each, kind: 'create' }));
      if (done.length > 0) {
        keep(remembered(latest.current.history, { done, undone: inverseOf(done, () => undefined) }));
        offer(said);
      } else toast('success', said);
      await refetch();
    });

  function offer(done: string): void {
    const step = steps.current;
    offerUndo(done, async () => step === steps.current && travel(undo));
  }

  /** @returns whether it happened; what is refused is said at its shift */
  async function travel(step: typeof undo): Promise<boolean> {
    let happened = false;
    await inTurn(async () => {
      const next = step(latest.current.history);
      if (!next) return;
      try {
        keep(renamed(next.history, await send(next.changes)));
        happened = true;
      } catch (error) {
        refuse(error, next.changes);
      }
    });
    return happened;
  }
  const travelSaying = async (step: typeof undo, done: string): Promise<void> => {
    if (await travel(step)) announce(done, 'polite');
  };

  return {
    sent,
    refusals,
    dismiss: (shiftId) => setRefusals((current) => new Map([...current].filter(([id]) => id !== shiftId))),
    apply,
    asking,
    dialog: override.dialog,
    attempt,
    take,
    sentenceOf,
    undo: () => void travelSaying(undo, t('scheduler.undone')),
    redo: () => void travelSaying(redo, t('scheduler.redone')),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** What the fields of a change are for who makes it, so that what somebody else makes of them meanwhile is not overwritten. */
function seenOf(change: Change, shown: Planned | undefined) {
  if (change.kind !== 'update' || !shown) return null;
  return fieldsIn(change.seen ?? fieldsOf(shown, change.shift));
}

/** The named fields of a shift. */
const fieldsOf = (shift: Planned, named: Partial<Planned>): Partial<Planned> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, Reflect.get(shift, name)]));

/** A change as the server takes it. `missed` is set by the service alone, so it is never sent. */
function inputOf(change: Change) {
  if (change.kind === 'delete') return { id: change.key, deleted: true };
  if (change.kind === 'restore') return { id: change.key, restored: true };
  const { overrideReason } = change;
  return {
    ...(change.kind === 'update' && { id: change.key }),
    ...fieldsIn(change.shift),
    ...(overrideReason !== undefined && { overrideReason }),
  };
}

function fieldsIn({ clientId, locationId, postId, employeeId, status, ...rest }: Partial<Planned>) {
  return {
    ...rest,
    ...(clientId !== undefined && { client: clientId }),
    ...(locationId !== undefined && { location: locationId }),
    ...(postId !== undefined && { post: postId }),
    ...(employeeId !== undefined && { employee: employeeId }),
    ...(status !== undefined && status !== 'MISSED' && { status }),
  };
}
