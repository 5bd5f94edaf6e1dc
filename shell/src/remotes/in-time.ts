class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects when `work` has not settled after `ms`; what it does later is nobody's business any more. */
export async function inTime<Result>(work: Promise<Result>, ms: number, what: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
