/** Stops a release: which remote, what is wrong, and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
