/** What the screen before wants to be said here, out of the navigation state: `navigate('/login', { state: { notice } })`. */
export function stateNotice(state: unknown) {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
