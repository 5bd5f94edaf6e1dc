/**
 * Whether an access token is that of somebody who has to set up a second factor first, as it says itself. Only to lead them there: what a
 * token is good for, the services decide.
 */
export function isHeldBack(access: string | null): boolean {
  const content = access?.split('.')[1];
  if (!content) return false;
  try {
    // A name of ours in ASCII: whatever characters the rest has, it is found.
    const claims: unknown = JSON.parse(atob(content.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof claims === 'object' &&
      claims !== null &&
      'second_factor_missing' in claims &&
      claims.second_factor_missing === true
    );
  } catch {
    return false; // no token of ours
  }
}
