import argon2, { type Options } from '@node-rs/argon2';

/** OWASP's minimum: 19 MiB, two passes, one lane. argon2id is the library's default, and `needsRehash` checks it. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } satisfies Options;

export const hashPassword = (password: string): Promise<string> => argon2.hash(password.normalize('NFC'), parameters);

/** A hash of nothing anyone knows: checked against for unknown users, so that their answer takes as long. */
const decoy = hashPassword(crypto.randomUUID());

/** Always costs one verification, also without a hash. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? (await decoy), password.normalize('NFC'));
  return matches && stored !== null && stored !== undefined;
}

/** Whether a stored hash was made with lower parameters than today's. */
export function needsRehash(stored: string): boolean {
  const [, algorithm, , costs = ''] = stored.split('$');
  const cost = Object.fromEntries(costs.split(',').map((pair) => pair.split('=')));
  return (
    algorithm !== 'argon2id' || Number(cost['m']) < parameters.memoryCost || Number(cost['t']) < parameters.timeCost
  );
}
