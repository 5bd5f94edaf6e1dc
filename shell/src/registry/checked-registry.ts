import {
  conflictsIn,
  judge,
  publishedSchema,
  signedSchema,
  type Published,
  type Signed,
} from '@portfolio/remote-kit/manifest';

/**
 * What is published, when a key that is trusted has signed it. Throws when `value` is anything else, has expired, gives one route to
 * two remotes, or is older.
 * @param newest the highest number that this device has seen
 */
export async function checkedRegistry(
  value: unknown,
  keys: readonly string[],
  newest: number,
): Promise<{ signed: Signed; published: Published }> {
  const signed = signedSchema.parse(value);
  const verdict = await judge(signed, keys);
  if (verdict !== 'good')
    throw new Error(`The signature of the registry is ${verdict === 'bad' ? 'wrong' : 'unreadable here'}.`);
  const published = publishedSchema.parse(JSON.parse(signed.payload));
  if (Date.parse(published.expires) < Date.now()) throw new Error(`Registry ${published.sequence} has expired.`);
  if (published.sequence < newest)
    throw new Error(`Registry ${published.sequence} is older than ${newest}, which was in force.`);
  const conflicts = conflictsIn(published.remotes.map(({ live }) => live));
  if (conflicts.length > 0) throw new Error(conflicts.join(' '));
  return { signed, published };
}
