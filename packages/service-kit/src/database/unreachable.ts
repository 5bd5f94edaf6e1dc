/** Whether a connection could not be made at all, as opposed to a statement that failed. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|28\w{3}|3D000|57P03)$/.test(code);
}
