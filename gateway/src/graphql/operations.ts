import { createHash } from 'node:crypto';
import type { PersistedQueryOptions } from '@apollo/server';
import type { RegisteredOperations } from '@portfolio/releases/operations';
import type { RequestHandler } from 'express';

export interface Operations {
  /** Those of the releases that open pages may be of. */
  registered: RegisteredOperations;
  /** Whether others are answered, too. */
  others: boolean;
}

const prefix = 'apq:';

/** Where Apollo looks for the text of a hash. It would also keep what any client sends it; only releases register here. */
export const knownTexts = ({ registered }: Operations): NonNullable<PersistedQueryOptions['cache']> => ({
  get: (key) => registered.find(key.slice(prefix.length)),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
});

const message =
  'Only operations of released screens are answered here. Release the screen that asks this first, or use the REST API.';

/**
 * Refuses what no release asks, before anybody reads it. The text of a registered operation is as good as its hash: some pages cannot
 * make hashes. It comes after what reads the body.
 */
export const onlyRegistered =
  ({ registered }: Operations): RequestHandler =>
  async (request, response, next) => {
    const isRegistered = async (text: string): Promise<boolean> =>
      (await registered.find(createHash('sha256').update(text).digest('hex'))) !== undefined;
    const inAddress = new URL(request.originalUrl, 'http://gateway').searchParams.getAll('query');
    const texts = [...inAddress, request.body?.query].filter((text) => typeof text === 'string');
    if ((await Promise.all(texts.map(isRegistered))).every(Boolean)) return next();
    response.status(400).json({ errors: [{ message, extensions: { code: 'OPERATION_NOT_REGISTERED' } }] });
  };
