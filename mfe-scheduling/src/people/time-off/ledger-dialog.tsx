import { useQuery } from '@apollo/client/react';
import { timeOffEntryKinds } from '@portfolio/contracts/scheduling';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { enumName } from '@portfolio/remote-kit/forms';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { Stack } from '@portfolio/ui/layout';
import { useState } from 'react';
import { Lines, Rows } from '../../shared/details/detail.styles.ts';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { TimeOffEntries, type Balance } from './ledger.graphql.ts';

interface Props {
  employee: string;
  balance: Balance;
  onClose: () => void;
  onAdd: () => void;
}

/** Why a balance is what it is: its parts, and every entry that they are the sums of. More can be added, nothing be changed. */
export function LedgerDialog({ employee, balance, onClose, onAdd }: Props) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const [page, setPage] = useState(1);
  const { typeId, typeName, unit } = balance;
  const result = useQuery(TimeOffEntries, {
    variables: { employee, type: typeId, page },
    fetchPolicy: 'cache-and-network',
  });
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
