import type { Resource, Route, Verb } from '../rest/index.ts';
import type { Declared } from './call.ts';

/** The paths of these calls, and what each method does there: a word before a parameter in its place, so that `me` is no id. */
export function resourcesOf<C>(calls: readonly Declared<C>[]): Resource<C>[] {
  const resources = new Map<string, Resource<C>>();
  for (const call of calls) {
    if (!call.rest) continue;
    const [verb, path] = call.rest.split(' ') as [string, string];
    const resource = resources.get(path) ?? { path, methods: {} };
    resources.set(path, resource);
    resource.methods[verb.toLowerCase() as Verb] = routeOf(call);
    resource.item ??= call.item;
  }
  const inOrder = ({ path }: Resource<C>) => path.replaceAll('/:', '/~');
  return [...resources.values()].toSorted((a, b) => (inOrder(a) < inOrder(b) ? -1 : 1));
}

function routeOf<C>({ versions, summary = '', ...call }: Declared<C>): Route<C> {
  if (!versions) return { ...call, summary };
  return {
    ...call,
    summary,
    async handle(asked) {
      const expected = versions.expected(asked.request);
      const answer = await call.handle({ ...asked, expected, args: {} });
      return call.answer ? versions.tagged(asked.response, answer as object) : answer;
    },
  };
}
