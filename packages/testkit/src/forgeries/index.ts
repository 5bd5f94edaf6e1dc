import { wrongClaims } from './claims.ts';
import { wrongKeys } from './keys.ts';
import { signed, type Forgery } from './make.ts';
import { wrongShapes } from './shapes.ts';

export { signed, type Signer } from './make.ts';

/** Access tokens that no service may accept: `test.each(forgeries)('refused: %s', async (_title, forge) => …)`. */
export const forgeries: Forgery[] = [
  ...wrongClaims.map(([title, changes]): Forgery => [title, (signer) => signed(signer, changes)]),
  ...wrongKeys,
  ...wrongShapes,
];
