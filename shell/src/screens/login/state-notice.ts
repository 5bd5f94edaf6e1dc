interface StateNotice {
  kind: 'success' | 'danger' | 'warning' | 'info';
  /** In the reader's language, or which of the shell's own words it is. */
  text: string | { key: 'expired' | 'refused' | 'required' };
}

/**
 * What the screen before wants to be said here, out of the navigation state:
 * `navigate('/login', { state: { notice, kind: 'danger' } })`, without `kind` of a success;  `expired` when the session ended by itself, `refused` when
 * a fresh one was refused, too (scheduling.md §8); `word: 'required'` when a guard let nobody in (§6).
 */
export function stateNotice(state: unknown): StateNotice | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('expired' in state && state.expired === true) return { kind: 'warning', text: { key: 'expired' } };
  if ('refused' in state && state.refused === true) return { kind: 'danger', text: { key: 'refused' } };
  if ('word' in state && state.word === 'required') return { kind: 'info', text: { key: 'required' } };
  if (!('notice' in state) || typeof state.notice !== 'string') return undefined;
  return { kind: 'kind' in state && state.kind === 'danger' ? 'danger' : 'success', text: state.notice };
}
