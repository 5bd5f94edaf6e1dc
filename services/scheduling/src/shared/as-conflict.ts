import type { Fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';

/** What the rules refuse at a field that nobody filled in, as a conflict that says why. @param otherwise where nothing is said */
export const asConflict =
  (otherwise: Fault) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const said = Object.values(error.fields).flat()[0];
    throw new AppError('conflict', said === undefined || typeof said === 'string' ? otherwise : (said as Fault));
  };
