import { useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Wrench from 'lucide-react/icons/wrench';
import { useTranslation } from '../../translator.ts';
import { useRepair, type Broken } from './use-repair.ts';

interface Props {
  company: string;
  /** Past ones are left out. */
  shifts: readonly Broken[];
  /** Whose, for those who hear it among others. */
  of?: string;
}

/** One click to the fewest changes by which shifts are covered again; nothing where none is to come. */
export function RepairButton({ company, shifts, of }: Props) {
  const { t } = useTranslation();
  const { repair, busy } = useRepair(company);
  const now = useNow().getTime();
  const coming = shifts.filter(({ startTime }) => Date.parse(startTime) > now);
  if (coming.length === 0) return null;
  return (
    <Button size="small" icon={<Wrench aria-hidden />} loading={busy} onClick={() => void repair(coming)}>
      {t('plans.repair', { count: coming.length })}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  );
}
