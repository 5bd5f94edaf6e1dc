/** What sign-in is measured against: argon2id with the auth service's parameters, in a process that does nothing else. */
import { hash, verify } from '@node-rs/argon2';
import { required } from '../support/environment.ts';

const password = required('PASSWORD');
const stored = await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });

process.on('message', ({ amount, connections }: { amount: number; connections: number }) => {
  let left = amount;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      if (!(await verify(stored, password))) throw new Error('The hash does not match.');
    }
  };
  const started = performance.now();
  void Promise.all(Array.from({ length: connections }, one)).then(() =>
    process.send?.((performance.now() - started) / 1000),
  );
});
