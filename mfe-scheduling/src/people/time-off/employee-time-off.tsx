import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Quiet, Rows } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { useTranslation } from '../../translator.ts';
import { badges } from './badges.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { EnterModal } from './enter-modal.tsx';
import { EntryModal } from './entry-modal.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';
import { TimeOffBalances } from './ledger.graphql.ts';
import { TimeOffRequests } from './time-off.graphql.ts';

/** What an employee has of each type, and why; and when they are off, or ask to be. */
export function EmployeeTimeOff({ employee, company }: { employee: string; company: string }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const [opened, open] = useOpened();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const balances = useQuery(TimeOffBalances, { variables: { employee }, fetchPolicy: 'cache-and-network' });
  const variables = { page: 1, pageSize: 5, ordering: 'from_day', company, employee, from: today };
  const requests = useQuery(TimeOffRequests, { variables, fetchPolicy: 'cache-and-network' });
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
