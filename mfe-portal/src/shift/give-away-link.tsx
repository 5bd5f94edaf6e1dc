import { LinkButton } from '@portfolio/ui/link-button';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Link } from 'react-router-dom';
import { giveAwayPath } from '../addresses/addresses.ts';
import { useIsCopy } from '../offline/as-of.tsx';
import { useTranslation } from '../translator.ts';
import type { PortalShift } from './shift-facts.tsx';

/** Leads to whom one's shift can be given, as long as it has not begun. */
export function GiveAwayLink({ shift, now }: { shift: PortalShift; now: Date }) {
  const { t } = useTranslation();
  const isCopy = useIsCopy();
  if (isCopy || shift.status !== 'SCHEDULED' || Date.parse(shift.startTime) <= now.getTime()) return null;
  return (
    <LinkButton as={Link} to={giveAwayPath(shift.id)} size="large" icon={<ArrowLeftRight aria-hidden />}>
      {t('offers.give')}
    </LinkButton>
  );
}
