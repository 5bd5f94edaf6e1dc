import { useQuery } from '@apollo/client/react';
import { EmptyState } from '@portfolio/ui/empty-state';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useCompany } from '../../shared/company/use-company.tsx';
import { StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { CompanySettings as CompanySettingsQuery } from './company-settings.graphql.ts';
import { SettingsForm } from './settings-form.tsx';

/** By what a company plans: its time zone, and the rules that speak against shifts. */
export function CompanySettings() {
  const { t } = useTranslation();
  const { company, name } = useCompany();
  return (
    <>
      <PageHeading description={name ?? t('companySettings.lead')}>{t('companySettings.title')}</PageHeading>
      {company === undefined ? (
        <EmptyState title={t('companySettings.choose')}>{t('companySettings.chooseHint')}</EmptyState>
      ) : (
        // Another company's settings are another form.
        <Settings key={company} company={company} />
      )}
    </>
  );
}

function Settings({ company }: { company: string }) {
  const { t } = useTranslation();
  const result = useQuery(CompanySettingsQuery, { variables: { id: company }, fetchPolicy: 'network-only' });
  const found = result.data?.company;
  return (
    <StaleIfError result={result} failed={t('companySettings.failed')}>
      {found ? (
        <SettingsForm company={found} />
      ) : result.loading ? (
        <FormSkeleton label={t('companySettings.loading')} />
      ) : (
        <EmptyState title={t('companySettings.notFound')} />
      )}
    </StaleIfError>
  );
}
