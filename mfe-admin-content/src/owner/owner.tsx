import { useQuery } from '@apollo/client/react';
import { originalLanguage } from '@portfolio/contracts/content';
import { useRetry } from '@portfolio/remote-kit';
import type { Language } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import { useToast } from '@portfolio/ui/toast';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router-dom';
import { TranslationEditor, LanguageSwitch } from '../editing/translation-form.tsx';
import { useEditing } from '../editing/use-editing.ts';
import { LoadError } from '../screens.ts';
import { useOwnerTranslations } from '../editing/translation-source.ts';
import { languageOf } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { OwnerForm } from './owner-form.tsx';
import { SiteOwnerToEdit } from './owner.graphql.ts';

/** Who makes the site, as visitors and search engines are told. */
export function Owner() {
  const { t } = useTranslation();
  const language = languageOf(useEditing().language);
  return (
    <>
      <PageHeading
        description={t('owner.lead')}
        actions={
          <LinkButton as={Link} to="/" icon={<ExternalLink aria-hidden />}>
            {t('owner.view')}
          </LinkButton>
        }
      >
        {t('owner.title')}
      </PageHeading>
      <LanguageSwitch language={language} />
      {language === originalLanguage ? <Original /> : <Translation language={language} />}
    </>
  );
}

function Translation({ language }: { language: Language }) {
  return <TranslationEditor language={language} source={useOwnerTranslations()} />;
}

function Original() {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  // Past every cache: an editor must not begin from an old version.
  const result = useQuery(SiteOwnerToEdit, { fetchPolicy: 'no-cache' });
  const { failure, retry, retrying } = useRetry(result);
  const { data } = result;
  return (
    <>
      {data && (
        <OwnerForm
          owner={data.item}
          pages={data.pages.results}
          onSaved={() => {
            toast('success', t('owner.saved'));
            void refresh('siteOwner');
          }}
        />
      )}
      {!data && !failure && <FormSkeleton label={t('owner.loading')} />}
      {failure && <LoadError title={t('owner.loadFailed')} retry={retry} retrying={retrying} />}
    </>
  );
}
