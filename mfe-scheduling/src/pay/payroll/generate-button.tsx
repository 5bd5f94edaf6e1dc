import { useMutation, useQuery } from '@apollo/client/react';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import Calculator from 'lucide-react/icons/calculator';
import { useState } from 'react';
import type { PreviewQuery } from '../../generated/graphql.ts';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { GeneratePayments, Preview, type Period } from './payroll.graphql.ts';
import { usePayrollChanged } from './payroll-hooks.ts';

type Foreseen = PreviewQuery['paymentPreview'];
type Line = Foreseen['results'][number];

/** readings.md: "generate payments from completed shifts". What would be made is shown before anything is written. */
export function GenerateButton({ period: { id } }: { period: Period }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Calculator aria-hidden />} onClick={() => setOpen(true)}>
        {t('payroll.generate.action')}
      </Button>
      {open && <PreviewModal id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewModal({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = usePayrollChanged();
  const result = useQuery(Preview, { variables: { period: id }, fetchPolicy: 'network-only' });
  const preview = result.data?.paymentPreview;
  const [generate] = useMutation(GeneratePayments);

  const confirm = async (): Promise<void> => {
    const ending = { done: t('payroll.generate.done'), failed: t('payroll.generate.failed') };
    if (!(await run(() => generate({ variables: { period: id } }), ending))) return;
    onClose();
    void changed();
  };

  return (
    <Dialog
      onClose={onClose}
      title={t('payroll.generate.title')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(preview?.shifts === 0 ? 'close' : 'cancel')}
          </Button>
          {preview && preview.shifts > 0 && (
            <Button variant="primary" loading={busy} onClick={() => void confirm()}>
              {t('payroll.generate.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Loaded result={result} loading={t('payroll.generate.loading')} failed={t('payroll.generate.loadFailed')}>
        {({ paymentPreview }) => <Lines preview={paymentPreview} />}
      </Loaded>
    </Dialog>
  );
}

/** What would be made, line by line, and in all. */
function Lines({ preview }: { preview: Foreseen }) {
  const { t, language } = useTranslation();
  const total = { ...preview, employeeId: 'total', employeeName: t('payroll.generate.total'), joins: false };
  const columns: Column<Line>[] = [
    {
      id: 'employee',
      header: t('payroll.employee'),
      rowHeader: true,
      cell: ({ employeeName, joins }) => (
        <div>
          {employeeName}
          {joins && <Muted>{t('payroll.generate.joins')}</Muted>}
        </div>
      ),
    },
    { id: 'shifts', header: t('payroll.shifts'), numeric: true, cell: ({ shifts }) => shifts },
    {
      id: 'hours',
      header: t('payroll.hours'),
      numeric: true,
      cell: ({ hoursWorked }) => hours(hoursWorked, language),
    },
    { id: 'amount', header: t('payroll.amount'), numeric: true, cell: ({ amount }) => dollars(amount, language) },
  ];
  return (
    <Stack>
      {preview.unfinished > 0 && (
        <Notice kind="warning">{t('payroll.generate.unfinished', { count: preview.unfinished })}</Notice>
      )}
      {preview.unapproved > 0 && (
        <Notice kind="warning">{t('payroll.generate.unapproved', { count: preview.unapproved })}</Notice>
      )}
      {preview.corrections > 0 && (
        <Notice kind="info">{t('payroll.generate.corrections', { count: preview.corrections })}</Notice>
      )}
      {preview.shifts === 0 ? (
        <p>{t('payroll.generate.nothing')}</p>
      ) : (
        <>
          <p>{t('payroll.generate.lead')}</p>
          <Table
            caption={t('payroll.generate.title')}
            columns={columns}
            rows={[...preview.results, total]}
            rowKey={({ employeeId }) => employeeId}
          />
        </>
      )}
    </Stack>
  );
}
