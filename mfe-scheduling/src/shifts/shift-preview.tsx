import { useFresh } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import type { ReactNode } from 'react';
import { Preview } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { ThreadPanel } from '../planner/threads/thread-panel.tsx';
import { Corrections } from './attendance/correct-button.tsx';
import { ShiftFacts } from './shift-facts.tsx';
import { ShiftForm } from './shift-form.tsx';
import { PaidNotice } from './shift-status.tsx';
import { valuesOf } from './shift-values.ts';
import { ShiftDetail } from './shifts.graphql.ts';
import { useShiftsChanged } from './use-shift-actions.ts';
import { useShiftPaths } from './use-shift-paths.ts';

/** A shift beside a list. @param children what can be done about it there, instead of changing its plan */
export function ShiftPreview({ id, children }: { id: string; children?: ReactNode }) {
  const { t, language } = useTranslation();
  const to = useShiftPaths();
  const toast = useToast();
  const changed = useShiftsChanged();
  const result = useFresh(ShiftDetail, { id });
  return (
    <Preview
      result={result}
      item={result.data?.shift}
      texts={{ loading: t('shifts.loadingOne'), failed: t('shifts.detailFailed'), notFound: t('shifts.notFound') }}
      to={to.detail(id)}
      title={({ title, startTime, endTime, timeZone }) => title || shiftWhen(startTime, endTime, language, timeZone)}
      status={({ employeeName, clientName }) => <Muted as="p">{`${employeeName} · ${clientName}`}</Muted>}
      form={
        children === undefined
          ? (shift, done) => (
              <ShiftForm
                values={valuesOf(shift, shift.timeZone)}
                before={shift}
                onSaved={() => {
                  toast('success', t('shifts.change.done'));
                  void changed();
                  done();
                }}
                onCancel={done}
              />
            )
          : undefined
      }
    >
      {(shift) => (
        <>
          {shift.paid && <PaidNotice />}
          {children}
          <ShiftFacts shift={shift} />
          <Corrections id={shift.id} zone={shift.timeZone} />
          <ThreadPanel about={{ shift: shift.id }} passing />
        </>
      )}
    </Preview>
  );
}
