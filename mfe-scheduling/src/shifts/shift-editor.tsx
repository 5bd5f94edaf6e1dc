import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../shared/details/detail-screen.tsx';
import { useTranslation } from '../translator.ts';
import { ShiftForm } from './shift-form.tsx';
import { ShiftPlace } from './shift-place.tsx';
import { newShift, valuesOf } from './shift-values.ts';
import { ShiftDetail, type WholeShift } from './shifts.graphql.ts';
import { useShiftsChanged } from './use-shift-actions.ts';
import { useShiftPaths } from './use-shift-paths.ts';

/** Where a saved shift leads: its detail, and a word about it. */
function useSaved(message: 'shifts.create.done' | 'shifts.change.done') {
  const { t } = useTranslation();
  const toast = useToast();
  const to = useShiftPaths();
  const navigate = useNavigate();
  const changed = useShiftsChanged();
  return ({ id }: WholeShift, repeats: boolean): void => {
    toast('success', t(message));
    void changed();
    void navigate(to.detail(id), repeats ? { state: { repeat: true } } : {});
  };
}

/** scheduling.md §2, Shift area: /new. What the address says is chosen already; its times are those of the place. */
export function NewShift() {
  const { t } = useTranslation();
  const to = useShiftPaths();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const saved = useSaved('shifts.create.done');
  const given = (name: string, shape = /^\d+$/) => {
    const value = parameters.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const localMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
  return (
    <>
      <PageHeading back={<BackLink to={to.list}>{t('shifts.back')}</BackLink>}>{t('shifts.create.title')}</PageHeading>
      <ShiftForm
        values={newShift({
          client: given('client'),
          location: given('location'),
          post: given('post'),
          employee: given('employee'),
          startTime: given('start', localMinute),
          endTime: given('end', localMinute),
        })}
        onSaved={saved}
        onCancel={() => void navigate(to.list)}
      />
    </>
  );
}

/** scheduling.md §2, Shift area: /edit/{id}. */
export function EditShift() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const to = useShiftPaths();
  const navigate = useNavigate();
  const saved = useSaved('shifts.change.done');
  // What is edited is what is, not what was shown before.
  const result = useQuery(ShiftDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const shift = result.loading ? undefined : result.data?.shift;
  return (
    <ShiftPlace
      title={t('shifts.change.title')}
      failed={t('shifts.dataFailed')}
      state={{ id, shift, failure, retry, retrying, loading: result.loading }}
    >
      {(found) => (
        <>
          <PageHeading back={<BackLink to={to.detail(id)}>{t('shifts.backToShift')}</BackLink>}>
            {t('shifts.change.title')}
          </PageHeading>
          <ShiftForm
            key={found.id}
            values={valuesOf(found, found.timeZone)}
            before={found}
            onSaved={saved}
            onCancel={() => void navigate(to.detail(id))}
          />
        </>
      )}
    </ShiftPlace>
  );
}
