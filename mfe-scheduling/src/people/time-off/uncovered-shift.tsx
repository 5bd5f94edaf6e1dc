import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { useShiftTime } from '../../shared/times/shift-time.tsx';
import { useShiftActions } from '../../shifts/use-shift-actions.ts';
import { WhoElse } from '../../shifts/who-else.tsx';
import { useTranslation } from '../../translator.ts';
import type { Impact } from './time-off.graphql.ts';

interface Props {
  shift: Impact['shifts'][number];
  /** Who has it. */
  employee: string;
}

/** A shift that nobody would work: somebody else for it, or an open shift, with a click each. */
export function UncoveredShift({ shift: uncovered, employee }: Props) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { whenOf } = useShiftTime();
  const shift = { ...uncovered, status: 'SCHEDULED' as const, checkedInAt: null, employeeId: employee };
  const { offer, busy } = useShiftActions(shift);
  const when = whenOf(shift);
  const place = [shift.title, shift.clientName, shift.locationName].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to={within(pathOf(paths.shift, shift.id))}>{when}</Link> · <span dir="auto">{place}</span>
      <Cluster $gap={2}>
        <WhoElse shift={shift} description={`${when} · ${place}`} of={when} />
        <Button size="small" loading={busy} onClick={() => void offer()}>
          {t('openShifts.offer')}
          <VisuallyHidden> {when}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  );
}
