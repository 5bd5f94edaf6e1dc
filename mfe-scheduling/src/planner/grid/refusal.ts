import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Change } from './changes.ts';

interface Refusal {
  /** The shift at which it is said; undefined where there is none. */
  shiftId: string | undefined;
  /** The server's own sentence, in English; undefined where it has none for a reader. */
  sentence: string | undefined;
}

/** Which of several changes was refused, and why. */
export function refusalOf(error: unknown, changes: readonly Change[]): Refusal {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!first) return { shiftId: undefined, sentence: undefined };
  const { code, change: place } = first.extensions ?? {};
  const refused = placesIn(first.extensions);
  const index = refused ? refused.findIndex((each) => sentenceIn(each) !== undefined) : Number(place ?? -1);
  const change = changes[index];
  return {
    shiftId: change && (change.kind === 'create' ? change.copied : change.key),
    sentence: sentenceIn(refused) ?? (code === 'CONFLICT' ? first.message : undefined),
  };
}

/** A form with one change has its faults on its own fields. */
export async function ofItsOnlyChange<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    const [fields] = placesIn(first?.extensions) ?? [];
    if (!first || fields === undefined) throw error;
    throw new CombinedGraphQLErrors({
      errors: [{ ...first, extensions: { ...first.extensions, fields, errors: fields } }],
    });
  }
}

/** For each change what is wrong with it. */
function placesIn(extensions: Readonly<Record<string, unknown>> | undefined): unknown[] | undefined {
  const fields = extensions?.['errors'] ?? extensions?.['fields'];
  const changes: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, 'changes') : undefined;
  return Array.isArray(changes) ? changes : undefined;
}

/** The first sentence, however deep: alone, or the message of a fault. */
function sentenceIn(fields: unknown): string | undefined {
  if (typeof fields === 'string') return fields;
  if (typeof fields !== 'object' || fields === null) return undefined;
  if ('message' in fields && typeof fields.message === 'string') return fields.message;
  for (const value of Object.values(fields)) {
    const sentence = sentenceIn(value);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
