import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { one, useListState, usePages } from '@portfolio/remote-kit/lists';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { pathOf, paths } from '../../paths.ts';
import { useCompany, type CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { ListPages, LoadError, NoneFound } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { badges } from './badges.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { EnterModal } from './enter-modal.tsx';
import { TimeOffRequests, type WholeTimeOff } from './time-off.graphql.ts';
import { useAmount } from './use-amount.ts';

const pageSize = 25;
const orderings = ['from_day', '-from_day', 'employee_name', '-employee_name'] as const;
const states = ['all', 'PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'CANCELLED'] as const;
const filters = { status: one(z.enum(states)) };

const local: LocalOrder<WholeTimeOff> = {
  searched: ({ employeeName }) => [employeeName],
  sorted: { from_day: ({ fromDay }) => fromDay, employee_name: ({ employeeName }) => employeeName },
};

/** What guards ask for, and who is off. */
export function TimeOff() {
  const choice = useCompany();
  // Another company has other guards: nothing of the last one stays in sight.
  return <Place key={choice.company ?? 'all'} choice={choice} />;
}

function Place({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const amountOf = useAmount();
  const [opened, open] = useOpened();
  const list = useListState({ orderings, filters });
  const { page, search, ordering } = list;
  const state = list.filters.status ?? 'PENDING';
  const result = useQuery(TimeOffRequests, {
    variables: { page, pageSize, search, ordering, company, status: state === 'all' ? null : state },
    fetchPolicy: 'cache-and-network',
  });
  const found = result.data?.timeOffRequests;
  const rows = useListQuery(result, list, { found, before: result.previousData?.timeOffRequests, local });
  const pages = usePages(list, pageSize, found);

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
        <>
          {daysWithTimes(off, language)}
          <Secondary>{amountOf(off.amount, off.unit)}</Secondary>
        </>
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
      cell: ({ status }) => <StatusBadge status={badges[status]}>{t(`timeOff.states.${status}`)}</StatusBadge>,
    },
  ];
  const texts = { noMatch: t('timeOff.noMatch'), none: t('timeOff.none'), hint: t('timeOff.noneHint') };
  return (
    <>
      <PageHeading
        description={t('timeOff.lead')}
        actions={
          <Cluster $gap={2}>
            <LinkButton as={Link} to={within(paths.timeOffTypes)}>
              {t('timeOff.types.title')}
            </LinkButton>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('new')}>
              {t('timeOff.enter')}
            </Button>
          </Cluster>
        }
      >
        {t('timeOff.title')}
      </PageHeading>
      {rows.failure ? (
        <LoadError title={t('timeOff.failed')} retry={rows.retry} retrying={rows.retrying} />
      ) : (
        <Stack $gap={5}>
          <ListToolbar
            search={{ label: t('timeOff.search'), ...list.searchBox }}
            foldLabel={t('lists.filters')}
            status={rows.count !== undefined && t('timeOff.count', { count: rows.count })}
          >
            <SelectField
              label={t('shifts.statusLabel')}
              value={state}
              onChange={({ target }) => list.filterBy({ status: states.find((each) => each === target.value) })}
            >
              {states.map((each) => (
                <option key={each} value={each}>
                  {each === 'all' ? t('lists.all') : t(`timeOff.states.${each}`)}
                </option>
              ))}
            </SelectField>
          </ListToolbar>
          <Table
            caption={t('timeOff.title')}
            columns={columns}
            rows={rows.rows ?? []}
            rowKey={({ id }) => id}
            sort={list.sort}
            onSort={list.sortBy}
            actionsLabel={t('lists.actions')}
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
            empty={<NoneFound list={list} texts={texts} />}
            {...(rows.waiting && { loading: { label: t('timeOff.loading') } })}
          />
          <ListPages label={t('timeOff.title')} {...pages} />
        </Stack>
      )}
      {opened !== undefined && /^\d+$/.test(opened) && (
        <DecisionDialog key={opened} id={opened} onClose={() => open(undefined)} />
      )}
      {opened === 'new' && (
        <EnterModal
          company={company}
          onClose={() => open(undefined)}
          onSaved={() => {
            open(undefined);
            toast('success', t('timeOff.entered'));
          }}
        />
      )}
    </>
  );
}
