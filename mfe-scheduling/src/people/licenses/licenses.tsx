import { parseDate } from '@internationalized/date';
import { licenseWarningDays } from '@portfolio/contracts/scheduling';
import { one, useListState } from '@portfolio/remote-kit/lists';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import type { Column } from '@portfolio/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { pathOf, paths } from '../../paths.ts';
import { type CompanyChoice, ofCompany } from '../../shared/company/use-company.tsx';
import { fileDay } from '../../shared/exports/export-button.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary, bothWays } from '../../shared/lists/list-part.tsx';
import { useTranslation } from '../../translator.ts';
import {
  Licenses as LicensesOperation,
  type WholeLicense,
  MissingLicenses as MissingLicensesOperation,
} from './licenses.graphql.ts';
import { ScanButton, LicenseDays } from './license-cells.tsx';

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
  );
}

/** Drawn at first; the others on demand. */
const shown = 5;

/** Who holds what expires although nobody knows until when: each leads to where the license is entered. */
function MissingLicenses({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { data } = useFresh(MissingLicensesOperation, { company });
  const missing = data?.missingLicenses ?? [];
  if (missing.length === 0) return null;
  return (
    <Notice kind="warning">
      <Stack $gap={2}>
        <p>
          <strong>{t('licenses.missing', { count: missing.length })}</strong> {t('licenses.missingHint')}
        </p>
        <ul>
          {missing.slice(0, all ? undefined : shown).map((each) => (
            <li key={`${each.employeeId} ${each.qualificationId}`} dir="auto">
              <Link to={within(pathOf(paths.employee, each.employeeId))}>{each.employeeName}</Link>
              {` · ${each.qualificationName} · ${t('licenses.noDate')}`}
            </li>
          ))}
        </ul>
        {!all && missing.length > shown && (
          <div>
            <Button size="small" onClick={() => setAll(true)}>
              {t('licenses.missingMore', { count: missing.length - shown })}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}
