import { contractVersion } from '@portfolio/remote-kit';
import { Final } from './retry.ts';

/** No release of the remote fits this shell: only another page, with another shell, can show it. */
export class UnfitError extends Final {
  override name = 'UnfitError';

  constructor(remote: string, contract: string) {
    super(`${remote} needs contract ${contract}; this shell offers ${contractVersion}.`);
  }
}
