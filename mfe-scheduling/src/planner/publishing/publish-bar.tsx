import { useMutation, useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime, shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Send from 'lucide-react/icons/send';
import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pathOf, paths } from '../../paths.ts';
import { Rows } from '../../shared/details/section.tsx';
import { Dialog, LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PublishDialog, type Dates, type Place } from './publish-dialog.tsx';
import { RemindUnconfirmed, UnconfirmedShifts } from './publishing.graphql.ts';

/** A line above the grid that says something of its days. */
export const Bar = styled(Cluster)`
  flex: none;
  justify-content: space-between;
  padding: ${space(1)} ${space(2)};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${space(1)};
  font-size: ${fontSize.small};
`;

interface Props {
  schedule: { company: { id: string }; clients: readonly Place[]; unpublished: number | null };
  days: Dates;
  /** Whose shifts are shown, or '' for all. */
  client: string;
  /** Asks for the schedule again. */
  refetch: () => Promise<unknown>;
}

/** Of a company that plans in drafts: how much is not published, and what can be done about it. */
export function PublishBar({ schedule: { company, clients, unpublished }, days, client, refetch }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'publish' | 'unconfirmed'>();
  if (unpublished === null) return null;
  const close = (): void => setOpened(undefined);
  return (
    <Bar role="group" aria-label={t('publishing.title')} $gap={2}>
      <p role="status">{t('publishing.count', { count: unpublished })}</p>
      <Cluster $gap={2}>
        <Button size="small" icon={<UserCheck aria-hidden />} onClick={() => setOpened('unconfirmed')}>
          {t('publishing.unconfirmed')}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<Send aria-hidden />}
          disabled={unpublished === 0}
          onClick={() => setOpened('publish')}
        >
          {t('publishing.review')}
        </Button>
      </Cluster>
      {opened === 'publish' && (
        <PublishDialog
          company={company.id}
          days={days}
          places={{ clients, shown: client }}
          onClose={close}
          onDone={() => void refetch()}
        />
      )}
      {opened === 'unconfirmed' && <UnconfirmedDialog company={company.id} onClose={close} />}
    </Bar>
  );
}

/** Who has not confirmed which shift, the nearest first, and a button that asks them again. */
function UnconfirmedDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const { t, language } = useTranslation();
  const result = useQuery(UnconfirmedShifts, { variables: { company }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const [remind] = useMutation(RemindUnconfirmed);
  const { run, busy } = useAction();
  const shifts = result.data?.unconfirmedShifts;
  const ask = async (): Promise<void> => {
    await run(() => remind({ variables: { company } }), {
      done: ({ data }) => t('publishing.reminded', { count: data?.remindUnconfirmed.people ?? 0 }),
      failed: t('publishing.notReminded'),
    });
    void result.refetch();
  };
  return (
    <Dialog
      title={t('publishing.unconfirmed')}
      onClose={onClose}
      actions={
        shifts &&
        shifts.length > 0 && (
          <Button loading={busy} onClick={() => void ask()}>
            {t('publishing.remind')}
          </Button>
        )
      }
    >
      {shifts ? (
        shifts.length === 0 ? (
          <p>{t('publishing.allConfirmed')}</p>
        ) : (
          <Rows>
            {shifts.map((shift) => (
              <li key={shift.shiftId}>
                <Link to={pathOf(paths.shift, shift.shiftId)}>{shift.employeeName}</Link>
                <div>
                  {[
                    shiftWhen(shift.startTime, shift.endTime, language, shift.timeZone),
                    shift.clientName,
                    shift.locationName,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </div>
                {shift.remindedAt && (
                  <Muted as="div">
                    {t('publishing.remindedAt', { when: dateAndTime(shift.remindedAt, language) })}
                  </Muted>
                )}
                {!shift.hasAccount && <Muted as="div">{t('publishing.noAccount')}</Muted>}
              </li>
            ))}
          </Rows>
        )
      ) : failure ? (
        <LoadError title={t('publishing.failed')} retry={retry} retrying={retrying} />
      ) : (
        <FormSkeleton label={t('publishing.loading')} />
      )}
    </Dialog>
  );
}
