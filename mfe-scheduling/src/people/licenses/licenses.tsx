import { parseDate } from '@internationalized/date';
import { licenseWarningDays } from '@portfolio/contracts/scheduling';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { SelectField } from '@portfolio/ui/field';
import { PageHeading } from '@portfolio/ui/page-heading';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { pathOf, paths } from '../../paths.ts';
import { ofCompany } from '../../shared/company/of-company.tsx';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { bothWays } from '../../shared/lists/both-ways.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { fileDay } from '../../shared/exports/use-download.ts';
import { ListPart } from '../../shared/lists/list-part.tsx';
import { useListQuery } from '../../shared/lists/use-list-query.ts';
import { useTranslation } from '../../translator.ts';
import { LicenseDays } from './license-days.tsx';
import { Licenses as LicensesOperation, type WholeLicense } from './licenses.graphql.ts';
import { MissingLicenses } from './missing-licenses.tsx';
import { ScanButton } from './scan-button.tsx';

const orderings = ['valid_until', '-valid_until', ...bothWays('employee_name', 'qualification_name')] as const;

/** Within how many days they expire; those that have count as well. */
const spans = ['all', ...licenseWarningDays.map(String)] as const;
const filters = { within: one(z.enum(spans)) };

const local: LocalOrder<WholeLicense> = {
  searched: ({ employeeName, qualificationName, number }) => [employeeName, qualificationName, number],
  sorted: {
    valid_until: ({ validUntil }) => validUntil ?? '9999',
    employee_name: ({ employeeName }) => employeeName,
    qualification_name: ({ qualificationName }) => qualificationName,
  },
};

/** What expires, and all licenses of a company. */
export const Licenses = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { company, within } = choice;
  const { t } = useTranslation();
  const list = useListState({ orderings, filters });
  const span = list.filters.within ?? spans[1];
  const until =
    span === 'all'
      ? undefined
      : parseDate(fileDay())
          .add({ days: Number(span) })
          .toString();
  const known = useListQuery(LicensesOperation, list, {
    variables: { company, until },
    of: ({ licenses }) => licenses,
    local,
    pageSize: 25,
  });
  const columns: Column<WholeLicense>[] = [
    {
      id: 'employee_name',
      header: t('licenses.employee'),
      rowHeader: true,
      sortable: true,
      cell: ({ employeeId, employeeName }) => (
        <Broken dir="auto">
          <Link to={within(pathOf(paths.employee, employeeId))}>{employeeName}</Link>
        </Broken>
      ),
    },
    {
      id: 'qualification_name',
      header: t('licenses.qualification'),
      sortable: true,
      cell: ({ qualificationName, number }) => (
        <Broken dir="auto">
          {qualificationName}
          <Secondary>{number}</Secondary>
        </Broken>
      ),
    },
    {
      id: 'valid_until',
      header: t('licenses.validUntil'),
      sortable: true,
      cell: (license) => <LicenseDays license={license} />,
    },
  ];
  return (
    <>
      <PageHeading description={t('licenses.lead')}>{t('licenses.title')}</PageHeading>
      <ListPart
        area="licenses"
        list={list}
        known={known}
        columns={columns}
        filters={
          <SelectField
            label={t('licenses.within')}
            value={span}
            onChange={({ target }) => list.filterBy({ within: spans.find((each) => each === target.value) })}
            options={spans
              .toReversed()
              .map((each) => [each, each === 'all' ? t('lists.all') : t('licenses.days', { count: Number(each) })])}
          />
        }
        above={<MissingLicenses choice={choice} />}
        actions={(license) => <ScanButton license={license} />}
      />
    </>
  );
}
