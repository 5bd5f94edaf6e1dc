import { createStore, type Store } from '../contract/index.ts';
import type { Send } from './transport.ts';

/** Milliseconds after which somebody who waits is told that it takes long. */
export const patience = 1500;

/** Follows calls, so that the page can say of one that hangs what happens: it is still waited for. */
export function watchSlowness(send: Send): {
  send: Send;
  /** Whether some call has been waiting for longer than that. */
  slow: Store<boolean>;
} {
  const slow = createStore(false);
  const late = new Set<object>();
  return {
    slow,
    async send(url, options) {
      const call = {};
      const timer = setTimeout(() => {
        late.add(call);
        slow.set(true);
      }, patience);
      try {
        return await send(url, options);
      } finally {
        clearTimeout(timer);
        late.delete(call);
        slow.set(late.size > 0);
      }
    },
  };
}
