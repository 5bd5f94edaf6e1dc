import { useToast, useUndo } from '@portfolio/ui/toast';
import { useState } from 'react';
import { useRefusalText } from '../forms/use-fault-text.ts';
import { useApolloClient } from '@apollo/client/react';

/**
 * The one way to show what a write changed: forgets what was known of root fields of the graph (`'payments'`), whoever asked, and asks
 * again for what is shown of them. Without fields, everything that is shown is asked for again.
 */
export function useRefresh(): (...fields: readonly string[]) => Promise<unknown> {
  const client = useApolloClient();
  // Who does not wait for it need not catch: the parts of the screen say themselves what failed.
  return (...fields) =>
    fields.length === 0
      ? client.refetchQueries({ include: 'active' })
      : client.refetchQueries({
          updateCache(cache) {
            for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
          },
        });
}

interface Ending<Answer> {
  /** Said when it is done; nothing is said without it. */
  done?: string | ((answer: Answer) => string | undefined);
  /**
   * Said when it is refused: the server's reason in the reader's language, else this. A function says it all, whatever the server's reason.
   */
  failed: string | ((error: unknown) => string);
  /** Takes it back, for a while after it was said to be done; false where it has said itself that it could not. */
  undo?: ((answer: Answer) => Promise<unknown>) | undefined;
}

/**
 * What a button asks of the server, and how that ended: `busy` meanwhile, a toast afterwards, with Undo where there is a way back.
 *
 * ```tsx
 * const { run, busy } = useAction();
 * const press = () => run(() => remove({ variables: { id } }), { done: t('clients.deleted'), failed: t('clients.deleteFailed') });
 * ```
 */
export function useAction() {
  const toast = useToast();
  const offerUndo = useUndo();
  const say = useRefusalText();
  const [busy, setBusy] = useState(false);
  /** @returns whether it is done */
  const run = async <Answer>(work: () => Promise<Answer>, { done, failed, undo }: Ending<Answer>): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await work();
      const said = typeof done === 'function' ? done(answer) : done;
      if (said !== undefined && undo) {
        offerUndo(
          said,
          () => undo(answer),
          (error) => say(error, ''),
        );
      } else if (said !== undefined) toast('success', said);
      return true;
    } catch (error) {
      toast('danger', typeof failed === 'string' ? say(error, failed) : failed(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
