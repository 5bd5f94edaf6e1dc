import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { useTranslation } from '../../translator.ts';
import { MissingLicenses as MissingLicensesOperation } from './licenses.graphql.ts';

/** Drawn at first; the others on demand. */
const shown = 5;

/** Who holds what expires although nobody knows until when: each leads to where the license is entered. */
export function MissingLicenses({ choice: { company, within } }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { data } = useQuery(MissingLicensesOperation, { variables: { company }, fetchPolicy: 'cache-and-network' });
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
