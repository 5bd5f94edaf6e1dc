import { useMutation } from '@apollo/client/react';
import { timeOffEntryKinds, timeOffEntryInput } from '@portfolio/contracts/scheduling';
import { useOpened } from '@portfolio/remote-kit';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { enumName, useForm } from '@portfolio/remote-kit/forms';
import { useFresh } from '@portfolio/remote-kit/screens';
import { daysWithTimes, calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Quiet, Rows, Lines, Section } from '../../shared/details/section.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DecisionDialog, badges } from './decision-dialog.tsx';
import { EnterModal } from './enter-modal.tsx';
import { TimeOffBalances, TimeOffEntries, type Balance, AddTimeOffEntry } from './ledger.graphql.ts';
import { TimeOffRequests } from './time-off.graphql.ts';

/** What an employee has of each type, and why; and when they are off, or ask to be. */
export function EmployeeTimeOff({ employee, company }: { employee: string; company: string }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const [opened, open] = useOpened();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const balances = useFresh(TimeOffBalances, { employee });
  const variables = { page: 1, pageSize: 5, ordering: 'from_day', company, employee, from: today };
  const requests = useFresh(TimeOffRequests, variables);
  const [kind, of] = opened?.split('-') ?? [];
  const balance = balances.data?.timeOffBalances.find(({ typeId }) => kind === 'balance' && typeId === of);
  return (
    <Section
      title={t('timeOff.title')}
      more={
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => open('off')}>
          {t('timeOff.enter')}
        </Button>
      }
    >
      {balances.error && !balances.data && <Quiet>{t('timeOff.failed')}</Quiet>}
      <Rows>
        {balances.data?.timeOffBalances.map((each) => (
          <li key={each.typeId}>
            <Cluster $justify="space-between">
              <span>
                <span dir="auto">{each.typeName}</span>: <strong>{amountOf(each.balance, each.unit)}</strong>
              </span>
              <Button size="small" variant="ghost" onClick={() => open(`balance-${each.typeId}`)}>
                {t('timeOff.why')} <VisuallyHidden>{each.typeName}</VisuallyHidden>
              </Button>
            </Cluster>
          </li>
        ))}
        {requests.data?.timeOffRequests.results.map((off) => (
          <li key={`off ${off.id}`}>
            <Cluster $justify="space-between">
              <span>
                {daysWithTimes(off, language)} · <span dir="auto">{off.typeName}</span>{' '}
                <StatusBadge status={badges[off.status]}>{t(`timeOff.states.${off.status}`)}</StatusBadge>
              </span>
              <Button size="small" variant="ghost" onClick={() => open(`request-${off.id}`)}>
                {t(off.status === 'PENDING' ? 'timeOff.decide' : 'timeOff.look')}{' '}
                <VisuallyHidden>{daysWithTimes(off, language)}</VisuallyHidden>
              </Button>
            </Cluster>
          </li>
        ))}
      </Rows>
      {balance && (
        <LedgerDialog
          key={balance.typeId}
          employee={employee}
          balance={balance}
          onClose={() => open(undefined)}
          onAdd={() => open(`entry-${balance.typeId}`)}
        />
      )}
      {kind === 'entry' && of !== undefined && (
        <EntryModal employee={employee} type={of} onClose={() => open(`balance-${of}`)} />
      )}
      {kind === 'request' && of !== undefined && <DecisionDialog key={of} id={of} onClose={() => open(undefined)} />}
      {opened === 'off' && <EnterModal company={company} employee={employee} onClose={() => open(undefined)} />}
    </Section>
  );
}

interface Props {
  employee: string;
  balance: Balance;
  onClose: () => void;
  onAdd: () => void;
}

/** Why a balance is what it is: its parts, and every entry that they are the sums of. More can be added, nothing be changed. */
function LedgerDialog({ employee, balance, onClose, onAdd }: Props) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const [page, setPage] = useState(1);
  const { typeId, typeName, unit } = balance;
  const result = useFresh(TimeOffEntries, { employee, type: typeId, page });
  const parts = {
    carried_over: balance.carriedOver,
    granted: balance.granted,
    accrued: balance.accrued,
    taken: balance.taken,
    pending: balance.pending,
    expired: balance.expired,
    corrected: balance.corrected,
  };
  return (
    <Dialog
      title={`${typeName} · ${amountOf(balance.balance, unit)}`}
      onClose={onClose}
      actions={<Button onClick={onAdd}>{t('timeOff.ledger.add')}</Button>}
    >
      <Stack $gap={4}>
        <DefinitionList
          blank="–"
          items={timeOffEntryKinds
            .filter((kind) => Number(parts[kind]) !== 0)
            .map((kind) => ({
              term: t(`timeOff.ledger.kinds.${enumName(kind)}`),
              detail: amountOf(parts[kind], unit),
            }))}
        />
        <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.failed')}>
          {({ timeOffEntries: { results, count } }) => (
            <>
              {count === 0 && <p>{t('timeOff.ledger.none')}</p>}
              <Rows>
                {results.map(({ id, kind, amount, day, reason }) => (
                  <li key={id}>
                    {calendarDay(day, language)} · {t(`timeOff.ledger.kinds.${kind}`)} ·{' '}
                    <strong>{amountOf(amount, unit)}</strong>
                    {reason && <Lines>{reason}</Lines>}
                  </li>
                ))}
              </Rows>
              {count > 20 && (
                <Button disabled={page * 20 >= count} onClick={() => setPage(page + 1)}>
                  {t('timeOff.ledger.earlier')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

const kinds = ['granted', 'corrected'] as const;

interface Values {
  kind: (typeof kinds)[number];
  amount: string;
  reason: string;
}

/** Grants something, or corrects a balance and says why. */
function EntryModal({ employee, type, onClose }: { employee: string; type: string; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [add] = useMutation(AddTimeOffEntry, { refetchQueries: ['TimeOffBalances', 'TimeOffEntries'] });
  const form = useForm<Values, void, Values & { employee: string; type: string }>({
    draft: `time-off-entry/${employee}/${type}`,
    values: { kind: 'granted', amount: '', reason: '' },
    schema: timeOffEntryInput,
    request: (values) => ({ ...values, amount: values.amount.trim(), employee, type }),
    sentences: { reason: { required: t('timeOff.ledger.reasonMissing') } },
    async send({ kind, ...input }, _, context) {
      await add({ variables: { input: { ...input, kind: enumName(kind) } }, context });
    },
    onSaved() {
      toast('success', t('timeOff.ledger.added'));
      onClose();
    },
    failed: t('timeOff.saveFailed'),
  });
  return (
    <FormModal
      form={form}
      title={t('timeOff.ledger.add')}
      save={t('timeOff.ledger.save')}
      errorsTitle={t('timeOff.notSaved')}
      onClose={onClose}
    >
      <FieldRow>
        <SelectField
          label={t('timeOff.ledger.kind')}
          {...form.field('kind')}
          options={kinds.map((kind) => [kind, t(`timeOff.ledger.kinds.${enumName(kind)}`)])}
        />
        <NumberField
          label={t('timeOff.ledger.amount')}
          hint={t('timeOff.ledger.amountHint')}
          {...form.field('amount')}
        />
      </FieldRow>
      <TextField
        label={t('unavailability.reason')}
        hint={t('timeOff.ledger.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormModal>
  );
}
