import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { Spinner } from '@portfolio/ui/spinner';
import { useParams } from 'react-router-dom';
import { BackLink } from '../layout/back-link.tsx';
import { Missing } from '../layout/missing.tsx';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { DemoArticle } from './demo-article.tsx';
import { MobileDemo } from './demos.graphql.ts';

/** core-site.md §2, "/mobile-demos/{slug}", as readings.md fills it in; the id does as well. */
export function Demo() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const result = useQuery(MobileDemo, { variables: { idOrSlug: slug } });
  const { failure, retry, retrying } = useRetry(result);
  const back = <BackLink to="/mobile-demos">{t('demo.back')}</BackLink>;
  const demo = result.data?.mobileDemo;

  if (failure) {
    return (
      <Screen>
        {back}
        <ErrorState title={t('demo.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />
      </Screen>
    );
  }
  if (demo === null) return <Missing title={t('demo.missing')} text={t('demo.missingHint')} action={back} />;
  return (
    <Screen>
      {back}
      {demo ? <DemoArticle demo={demo} /> : <Spinner label={t('demo.loading')} size="large" />}
    </Screen>
  );
}
