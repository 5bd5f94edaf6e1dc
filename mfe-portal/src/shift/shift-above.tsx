import { Card } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { useTranslation } from '../translator.ts';
import { ShiftWhen, type PortalShift } from './shift-facts.tsx';

/**
 * The shift that the card of now shows, at its place in the list: when it is and how it stands, and that the rest is above.
 * It is not left out, because of scheduling.md §4: upcoming has what is dated today, all has everything. So pages, counts and
 * a week's sums stay true.
 */
export function ShiftAbove({ shift }: { shift: PortalShift }) {
  const { t } = useTranslation();
  return (
    <Card as="article">
      <ShiftWhen shift={shift} />
      <Muted>{t('shifts.above')}</Muted>
    </Card>
  );
}
