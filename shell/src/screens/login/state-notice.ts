interface StateNotice {
  kind: 'success' | 'danger' | 'warning';
  /** In the reader's language; undefined for a session that expired, whose words are the shell's own. */
  text: string | undefined;
}

/**
 * What the screen before wants to be said here, out of the navigation state:
 * `navigate('/login', { state: { notice, kind: 'danger' } })`, without `kind` of a success; `expired` when the session ended by itself.
 */
export function stateNotice(state: unknown): StateNotice | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('expired' in state && state.expired === true) return { kind: 'warning', text: undefined };
  if (!('notice' in state) || typeof state.notice !== 'string') return undefined;
  return { kind: 'kind' in state && state.kind === 'danger' ? 'danger' : 'success', text: state.notice };
}
