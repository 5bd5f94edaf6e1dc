import { useSyncExternalStore } from 'react';

/** A value that several React roots follow: context does not cross roots, so the shell hands these out instead. */
export interface Store<Value> {
  get: () => Value;
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<Value> extends Store<Value> {
  set: (value: Value) => void;
}

/** A store in memory. Setting an identical value notifies nobody. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component renders again when it changes. On a server it is read the same way. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
