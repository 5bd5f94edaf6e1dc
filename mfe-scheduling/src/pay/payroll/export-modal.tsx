import { useMutation, useQuery } from '@apollo/client/react';
import { payrollColumns, type PayrollColumn } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Grid, Stack } from '@portfolio/ui/layout';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { fileDay, useDownload } from '../../shared/exports/export-button.tsx';
import { AskModal } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PayrollCompany, SavePayrollColumns } from './payroll.graphql.ts';
import type { PayrollColumn as ColumnName } from '../../generated/graphql.ts';

interface Props {
  company: string;
  /** One period; without it, of all, by days. */
  period?: string;
}

/** Downloads the lines of payments with the columns that are chosen, which the company keeps for the next time. */
export function ExportLinesButton(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Download aria-hidden />} onClick={() => setOpen(true)}>
        {t('payroll.export.action')}
      </Button>
      {open && <ExportModal {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportModal({ company, period, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  const { run, busy } = useAction();
  const { data } = useQuery(PayrollCompany, { variables: { id: company } });
  const [save] = useMutation(SavePayrollColumns);
  const [changed, setChanged] = useState<readonly PayrollColumn[]>();
  const [days, setDays] = useState({ from: '', to: '' });
  const saved = columnsOf(data?.company?.payrollColumns ?? []);
  const chosen = changed ?? saved;

  const toggle = (column: PayrollColumn, on: boolean): void =>
    setChanged(payrollColumns.filter((each) => (each === column ? on : chosen.includes(each))));

  const confirm = async (): Promise<void> => {
    const keep = async () => changed && save({ variables: { id: company, columns: changed.map(columnName) } });
    if (!(await run(keep, { failed: t('payroll.exportFailed') }))) return;
    const query = new URLSearchParams({ company, columns: chosen.join(',') });
    for (const [name, value] of Object.entries({ period, ...days })) if (value) query.set(name, value);
    const path = `/planner/payroll/export/?${query}`;
    if (await download({ path, name: `payroll_${fileDay()}.csv`, failed: t('payroll.exportFailed') })) onClose();
  };

  return (
    <AskModal
      open
      title={t('payroll.export.title')}
      confirm={t('exportCsv')}
      busy={busy || loading}
      disabled={chosen.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <p>{t('payroll.export.lead')}</p>
        {period === undefined && (
          <FieldRow>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={t(`lists.${end}`)}
                value={days[end]}
                onChange={({ target }) => setDays({ ...days, [end]: target.value })}
              />
            ))}
          </FieldRow>
        )}
        <Fieldset>
          <FieldsetTitle>{t('payroll.export.columns')}</FieldsetTitle>
          <Grid $min="11rem" $gap={1}>
            {payrollColumns.map((column) => (
              <CheckboxField
                key={column}
                label={t(`payroll.export.names.${column}`)}
                checked={chosen.includes(column)}
                onChange={({ target }) => toggle(column, target.checked)}
              />
            ))}
          </Grid>
        </Fieldset>
      </Stack>
    </AskModal>
  );
}

/** A column as GraphQL names it: `EMPLOYEE_NAME`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both lists are made from the contract's
const columnName = (column: PayrollColumn): ColumnName => column.toUpperCase() as ColumnName;

/** The other way, in the order of the file. */
const columnsOf = (names: readonly ColumnName[]): PayrollColumn[] =>
  payrollColumns.filter((column) => names.includes(columnName(column)));
