import type { NavigateOptions } from '../contract/index.ts';

/** React Router's shape of `history.state`, so that every root's router reads the same navigation state. */
interface RouterState {
  usr: unknown;
  key: string;
  idx: number;
}

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** Changes the address at once. Routers hear of it through `popstate`, which single-spa sends after each change. */
export function changeAddress(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const index = indexOf(window.history.state);
  const entry: RouterState = {
    usr: state,
    key: Math.random().toString(36).slice(2, 10),
    idx: replace ? index : index + 1,
  };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
}
