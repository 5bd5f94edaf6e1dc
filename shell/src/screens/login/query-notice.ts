const known = {
  patreon_config: 'login.query.patreonConfig',
  patreon_connection: 'login.query.patreonConnection',
  second_factor: 'login.query.secondFactor',
} as const;

const isKnown = (error: string): error is keyof typeof known => error in known;

/** What the query of `/login` says (core-site.md §2 and §8): key of the text and its kind; undefined when it says nothing. */
export function queryNotice(query: URLSearchParams) {
  const error = query.get('error');
  if (error) return { kind: 'danger', text: isKnown(error) ? known[error] : 'login.query.other' } as const;
  if (query.has('patreon_connected')) return { kind: 'success', text: 'login.query.connected' } as const;
  return undefined;
}
