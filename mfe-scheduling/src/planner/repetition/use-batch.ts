import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../translator.ts';
import type { Batch } from './batch.graphql.ts';

/** Asks the server to plan shifts together, or how that would end. */
export type AskBatch<Made extends Batch = Batch> = (choices: { preview: boolean; skip: boolean }) => Promise<Made>;

interface Answer<Made extends Batch> {
  /** To what it is the answer. */
  of: AskBatch<Made>;
  batch?: Made;
  failure?: unknown;
}

/**
 * A preview of shifts that are planned together, and the making of them. What is refused is left out, as the preview says.
 * @param ask a new function is a new question; undefined while there is none
 */
export function useBatch<Made extends Batch>(ask: AskBatch<Made> | undefined, onMade: (batch: Made) => void) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const say = useRefusalText();
  const [answer, setAnswer] = useState<Answer<Made>>();
  const latest = useRef(ask);

  /** An answer that comes when something else is asked already is none. */
  const take = (given: Answer<Made>): void => {
    if (latest.current === given.of) setAnswer(given);
  };
  const preview = useEffectEvent((asked: AskBatch<Made>) => previewOf(asked).then(take));
  useEffect(() => {
    latest.current = ask;
    if (ask) void preview(ask);
  }, [ask]);

  const current = answer?.of === ask ? answer : undefined;
  const batch = current?.batch;

  const make = async (): Promise<void> => {
    if (!ask || !batch) return;
    const plan = async (): Promise<void> => {
      const made = await ask({ preview: false, skip: countOf(batch, 'REFUSED') > 0 });
      // Meanwhile somebody has planned something: it is shown what would be made now.
      if (made.saved) onMade(made);
      else setAnswer({ of: ask, batch: made });
    };
    await run(plan, { failed: t('repetition.failed') });
  };

  return {
    batch,
    /** Why there is no preview, for the reader. */
    failure: current?.failure === undefined ? undefined : say(current.failure, t('repetition.previewFailed')),
    retry: () => {
      setAnswer(undefined);
      if (ask) void previewOf(ask).then(take);
    },
    make,
    making: busy,
  };
}

const previewOf = <Made extends Batch>(ask: AskBatch<Made>): Promise<Answer<Made>> =>
  ask({ preview: true, skip: false }).then(
    (batch) => ({ of: ask, batch }),
    (failure: unknown) => ({ of: ask, failure }),
  );

export const countOf = ({ shifts }: Batch, state: Batch['shifts'][number]['state']): number =>
  shifts.filter((shift) => shift.state === state).length;
