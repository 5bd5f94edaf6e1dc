/**
 * Route patterns of manifests: `/`, `/projects/:slug`, `/admin/planner/*`. A `:name` takes one segment; a final `*` takes
 * any rest, also none. Pure, so that Node (build, release, edge) and the browser agree about who owns a path.
 */
export const routePattern = /^\/(?:[^/*:?#]+|:[a-z]\w*)?(?:\/(?:[^/*:?#]+|:[a-z]\w*))*(?:(?<=\/)\*|\/\*)?$/i;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether `path` (no query, no hash) is matched by `pattern`. A trailing slash makes no difference. */
export function matches(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  const open = expected.at(-1) === '*';
  if (open) expected.pop();
  if (open ? actual.length < expected.length : actual.length !== expected.length) return false;
  return expected.every((segment, index) => segment.startsWith(':') || segment === actual[index]);
}

/** Two patterns of one shape match the same paths: parameter names do not count. */
export const shapeOf = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`;

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment === '*') return 0;
  return segment.startsWith(':') ? 1 : 3;
};

/** Sorts the more specific pattern first: at the first difference a fixed segment beats a parameter, which beats `*`. */
export function bySpecificity(a: string, b: string): number {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = rank(right[index]) - rank(left[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}
