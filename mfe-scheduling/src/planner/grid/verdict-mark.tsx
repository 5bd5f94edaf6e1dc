import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '../../translator.ts';
import type { Verdict } from './grid.types.ts';

const marks = { ok: CircleCheck, warns: TriangleAlert, refuses: OctagonX } as const;

/** In the day over which something is carried: whether it may be put there, and what stands against it. */
export function VerdictMark({ verdict: { kind, reasons } }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const Mark = marks[kind];
  return (
    <span className={`verdict ${kind}`} aria-hidden>
      <Mark aria-hidden />
      {reasons.length === 0 ? t('scheduler.verdict.ok') : reasons.join(' ')}
    </span>
  );
}
