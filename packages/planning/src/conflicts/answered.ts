import type { ConflictCode, RuleSeverity } from '@portfolio/contracts/scheduling';
import { conflictSentence } from './sentences.ts';
import type { Conflict } from './types.ts';

/** A conflict as GraphQL answers it. Each code comes with its own parameters, which the service sees to. */
interface AnsweredConflict {
  code: Uppercase<ConflictCode>;
  severity: Uppercase<RuleSeverity>;
  other?: { id?: string | null; clientName: string; startTime: string; endTime: string } | null;
  qualifications: readonly string[];
}

/** One thing that speaks against a shift, in words. */
export interface ToldConflict {
  code: ConflictCode;
  /** It cannot be saved. */
  refuses: boolean;
  sentence: string;
}

/** @param reader as of {@link conflictSentence}; the answer knows the other shift itself */
export const toldConflict = (
  { code, severity, other, qualifications, ...parameters }: AnsweredConflict,
  reader: Omit<Parameters<typeof conflictSentence>[1], 'other'>,
): ToldConflict => ({
  code: code.toLowerCase() as ConflictCode,
  refuses: severity === 'REFUSAL',
  sentence: conflictSentence(
    {
      ...parameters,
      code: code.toLowerCase(),
      severity: severity.toLowerCase(),
      shift: '',
      other: other?.id ?? '',
      qualifications: qualifications.map((name) => ({ id: name, name })),
    } as unknown as Conflict,
    {
      ...reader,
      other: () =>
        other ? { name: other.clientName, start_time: other.startTime, end_time: other.endTime } : undefined,
    },
  ),
});
