import { textsOf } from '@portfolio/remote-kit/forms';
import type { NewPost, PostChanges } from '../../generated/graphql.ts';
import type { WholePost } from './posts.graphql.ts';

/** Easy to tell apart on light and dark. */
export const postColors = [
  ['blue', '#1d4ed8'],
  ['teal', '#0f766e'],
  ['green', '#15803d'],
  ['ochre', '#a16207'],
  ['orange', '#c2410c'],
  ['red', '#be123c'],
  ['purple', '#7e22ce'],
  ['slate', '#475569'],
] as const;

const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);

/** What the form holds, named as on the wire: numbers are texts until they are sent, and a blank location is the client's own address. */
const wholeOf = (post: WholePost | undefined) => ({
  client: post?.clientId ?? '',
  location: post?.locationId ?? '',
  name: post?.name ?? '',
  headCount: String(post?.headCount ?? 1),
  priority: String(post?.priority ?? 3),
  ...textsOf(post, 'color', 'startDate', 'endDate', 'payRate', 'billRate'),
  requiredQualifications: idsOf(post?.requiredQualifications ?? []),
  preferredQualifications: idsOf(post?.preferredQualifications ?? []),
});

export type PostValues = ReturnType<typeof wholeOf>;

export const valuesOf = (post: WholePost | undefined, given: Partial<PostValues> = {}): PostValues => ({
  ...wholeOf(post),
  ...given,
});

/** What is sent of it; a post stays at its place. */
export function changesIn(values: PostValues): PostChanges {
  const { name, headCount, priority, color, startDate, endDate, payRate, billRate } = values;
  const { requiredQualifications, preferredQualifications } = values;
  return {
    name,
    requiredQualifications,
    preferredQualifications,
    // What is no number is refused by the contract's own words.
    headCount: headCount === '' ? Number.NaN : Number(headCount),
    priority: Number(priority),
    color: color || null,
    startDate: startDate || null,
    endDate: endDate || null,
    payRate: payRate.trim() || null,
    billRate: billRate.trim() || null,
  };
}

export const inputOf = (values: PostValues): NewPost => ({
  ...changesIn(values),
  name: values.name,
  client: values.client,
  location: values.location || null,
});
