import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { refusalOf } from '@portfolio/remote-kit/forms';

/**
 * Does all that is not refused: what others have changed since stays as they made it.
 * @returns what stays
 * @throws what the server says to all of it, or to none of it in particular
 */
export async function withoutRefused<Step>(steps: readonly Step[], send: (steps: readonly Step[]) => Promise<unknown>) {
  const stays: Step[] = [];
  for (let rest = steps; ;) {
    try {
      await send(rest);
      return stays;
    } catch (error) {
      const place = refusedPlace(error);
      if (place === undefined || rest.length === 1) throw error;
      stays.push(rest[place]!);
      rest = rest.toSpliced(place, 1);
    }
  }
}

/** Which of several changes is refused. */
function refusedPlace(error: unknown): number | undefined {
  const place =
    (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['change']) ?? refusalOf(error).faults[0]?.path[1];
  return place === undefined || place === false ? undefined : Number(place);
}
