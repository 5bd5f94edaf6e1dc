import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { useShiftTime } from '../../shared/times/shift-time.tsx';
import { RestoreShift } from '../../shifts/shifts.graphql.ts';
import { useShiftsChanged } from '../../shifts/use-shift-actions.ts';
import { WhoElse } from '../../shifts/who-else.tsx';
import { useTranslation } from '../../translator.ts';
import { OfferShift, type Impact } from './time-off.graphql.ts';

interface Props {
  shift: Impact['shifts'][number];
  /** Who has it. */
  employee: string;
  onChanged: () => void;
}

/** A shift that nobody would work: somebody else for it, or an open shift, with a click each. */
export function UncoveredShift({ shift, employee, onChanged }: Props) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { whenOf } = useShiftTime();
  const { run, busy } = useAction();
  const after = { refetchQueries: ['TimeOffRequests', 'OpenShifts'] };
  const [offer] = useMutation(OfferShift, after);
  const [restore] = useMutation(RestoreShift, after);
  const changed = useShiftsChanged();
  const when = whenOf(shift);
  const place = [shift.title, shift.clientName, shift.locationName].filter(Boolean).join(' · ');
  const toGuards = async (): Promise<void> => {
    const isOffered = await run(() => offer({ variables: { id: shift.id } }), {
      done: t('openShifts.offered'),
      failed: t('shifts.saveFailed'),
      // The open shift goes with it. Somebody may have asked for that by now, or the rules refuse it: then it stays offered.
      undo: async () => {
        await restore({ variables: { id: shift.id } });
        onChanged();
        void changed();
      },
    });
    if (!isOffered) return;
    onChanged();
    void changed();
  };
  return (
    <li>
      <Link to={within(pathOf(paths.shift, shift.id))}>{when}</Link> · <span dir="auto">{place}</span>
      <Cluster $gap={2}>
        <WhoElse
          shift={{ id: shift.id, status: 'SCHEDULED', checkedInAt: null, employeeId: employee }}
          description={`${when} · ${place}`}
          of={when}
          onAssigned={onChanged}
        />
        <Button size="small" loading={busy} onClick={() => void toGuards()}>
          {t('openShifts.offer')}
          <VisuallyHidden> {when}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  );
}
