import { useMutation, useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime, shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { Rows } from '../../shared/details/detail.styles.ts';
import { Dialog, LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { RemindUnconfirmed, UnconfirmedShifts } from './publishing.graphql.ts';

/** Who has not confirmed which shift, the nearest first, and a button that asks them again. */
export function UnconfirmedDialog({ company, onClose }: { company: string; onClose: () => void }) {
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
