import { useOpened } from '@portfolio/remote-kit';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { Column } from '@portfolio/ui/table';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { pathOf, paths } from '../../paths.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import { DecisionDialog, badges } from './decision-dialog.tsx';
import { EnterModal } from './enter-modal.tsx';
import { TimeOffRequests, type WholeTimeOff } from './time-off.graphql.ts';

const orderings = ['from_day', '-from_day', 'employee_name', '-employee_name'] as const;
const states = ['all', 'PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'CANCELLED'] as const;
const filters = { status: one(z.enum(states)) };

const local: LocalOrder<WholeTimeOff> = {
  searched: ({ employeeName }) => [employeeName],
  sorted: { from_day: ({ fromDay }) => fromDay, employee_name: ({ employeeName }) => employeeName },
};

/** What guards ask for, and who is off. */
export const TimeOff = ofCompany(Place);

function Place({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const amountOf = amountsIn(useTranslation());
  const [opened, open] = useOpened();
  const list = useListState({ orderings, filters });
  const state = list.filters.status ?? 'PENDING';
  const known = useListQuery(TimeOffRequests, list, {
    variables: { company, status: state === 'all' ? null : state },
    of: ({ timeOffRequests }) => timeOffRequests,
    local,
    pageSize: 25,
  });

  const columns: Column<WholeTimeOff>[] = [
    {
      id: 'employee_name',
      header: t('timeOff.employee'),
      rowHeader: true,
      sortable: true,
      cell: ({ employeeId, employeeName }) => (
        <Broken dir="auto">
          <Link to={within(pathOf(paths.employee, employeeId))}>{employeeName}</Link>
        </Broken>
      ),
    },
    {
      id: 'from_day',
      header: t('timeOff.when'),
      sortable: true,
      cell: (off) => (
        <div>
          {daysWithTimes(off, language)}
          <Secondary>{amountOf(off.amount, off.unit)}</Secondary>
        </div>
      ),
    },
    {
      id: 'type',
      header: t('timeOff.type'),
      cell: ({ typeName, reason }) => (
        <Broken dir="auto">
          {typeName}
          <Secondary>{reason}</Secondary>
        </Broken>
      ),
    },
    {
      id: 'shifts',
      header: t('timeOff.uncovers'),
      cell: ({ shifts }) => (shifts === 0 ? '–' : t('timeOff.shifts', { count: shifts })),
    },
    {
      id: 'status',
      header: t('shifts.statusLabel'),
      cell: ({ status, isApprovedOnce }) => (
        <div>
          <StatusBadge status={badges[status]}>{t(`timeOff.states.${status}`)}</StatusBadge>
          {isApprovedOnce && <Secondary>{t('timeOff.approvedOnce')}</Secondary>}
        </div>
      ),
    },
  ];
  return (
    <>
      <ListPart
        area="timeOff"
        ways={
          <Cluster $gap={2}>
            <LinkButton as={Link} to={within(paths.timeOffTypes)}>
              {t('timeOff.types.title')}
            </LinkButton>
            <Button data-create variant="primary" icon={<Plus aria-hidden />} onClick={() => open('new')}>
              {t('timeOff.enter')}
            </Button>
          </Cluster>
        }
        list={list}
        known={known}
        columns={columns}
        filters={
          <SelectField
            label={t('shifts.statusLabel')}
            value={state}
            onChange={({ target }) => list.filterBy({ status: states.find((each) => each === target.value) })}
            options={states.map((each) => [each, each === 'all' ? t('lists.all') : t(`timeOff.states.${each}`)])}
          />
        }
        actions={(off) => (
          <Button
            size="small"
            variant={off.status === 'PENDING' ? 'primary' : 'secondary'}
            onClick={() => open(off.id)}
          >
            {t(off.status === 'PENDING' ? 'timeOff.decide' : 'timeOff.look')}
            <VisuallyHidden>
              {' '}
              {off.employeeName}, {daysWithTimes(off, language)}
            </VisuallyHidden>
          </Button>
        )}
      />
      {opened !== undefined && /^\d+$/.test(opened) && (
        <DecisionDialog key={opened} id={opened} onClose={() => open(undefined)} />
      )}
      {opened === 'new' && <EnterModal company={company} onClose={() => open(undefined)} />}
    </>
  );
}
