import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isSame } from './draft.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field that two people changed from the same beginning, by the name that the form has for it. */
export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
}

type Item = Values & { id: unknown };

const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item && 'id' in item);

const withId = (items: unknown, { id }: Item): Item | undefined =>
  isItems(items) ? items.find((item) => item.id === id) : undefined;

/**
 * What two people made of the same: of each field what one of them changed. A field that both changed otherwise stays as mine, and is
 * told of.
 */
export function merged(base: Values, mine: Values, theirs: Values, prefix = ''): [Values, Difference[]] {
  const differences: Difference[] = [];
  const entries = Object.keys(mine).map((name) => {
    const [from, own, other] = [base[name], mine[name], theirs[name]];
    if (isItems(own) || isItems(from) || isItems(other)) {
      const [items, found] = mergedItems({ from, own, other }, `${prefix}${name}`);
      differences.push(...found);
      return [name, items];
    }
    if (isSame(own, from) || isSame(own, other)) return [name, other];
    if (!isSame(other, from)) differences.push({ name: `${prefix}${name}`, mine: own, theirs: other });
    return [name, own];
  });
  return [Object.fromEntries(entries) as Values, differences];
}

/** Items are known by their ids. What one removed is gone, unless the other changed it. */
function mergedItems({ from, own, other }: { from: unknown; own: unknown; other: unknown }, name: string) {
  const kept = (isItems(own) ? own : []).filter((item) => {
    const before = withId(from, item);
    return !before || withId(other, item) || !isSame(item, before);
  });
  const differences: Difference[] = [];
  const items = kept.map((item, at) => {
    const [before, theirs] = [withId(from, item), withId(other, item)];
    if (!before || !theirs) return item;
    const [whole, found] = merged(before, item, theirs, `${name}.${at}.`);
    differences.push(...found);
    return whole;
  });
  const added = (isItems(other) ? other : []).filter((item) => !withId(from, item));
  return [[...items, ...added], differences] as const;
}

/**
 * Of a change, what differs from what the form began with, and what that was: `input` is sent, `seen` as what is taken for granted,
 * so that the service refuses to overwrite what somebody else has saved in the same fields.
 */
export function changesOf<Input extends object>(
  input: Input,
  began: Input,
): { input: Partial<Input>; seen: Partial<Input> } {
  const names = Object.keys(input).filter((name) => !isSame(Reflect.get(input, name), Reflect.get(began, name)));
  const of = (whole: Input) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(whole, name)])) as Partial<Input>;
  return { input: of(input), seen: of(began) };
}

/**
 * `latest` of a form: asks anew for what it changes.
 * @param shown what the form would show of the answer; nothing where there is none any more
 */
export function useLatest<Data, Variables extends OperationVariables, Shown>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  shown: (data: Data) => Shown | null | undefined,
): () => Promise<{ values: Shown } | undefined> {
  const apollo = useApolloClient();
  return async () => {
    const { data } = await apollo.query({ query, variables, fetchPolicy: 'network-only' });
    const values = data && shown(data);
    return values ? { values } : undefined;
  };
}
