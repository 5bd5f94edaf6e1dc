import { useQuery } from '@apollo/client/react';
import { PageSection, SectionWords } from '@portfolio/page-sections';
import { useLanguage, useRetry, useSession } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import { space } from '@portfolio/ui/tokens';
import { Link, Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageBySlugQuery } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { DraftNotice } from '../layout/draft-notice.tsx';
import { Missing } from '../layout/missing.tsx';
import { OwnerCard } from '../owner/owner-card.tsx';
import { Screen } from '../layout/screen.tsx';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';
import { Notice } from '@portfolio/ui/notice';

const PageBySlug = graphql(`
  query PageBySlug {
    pageBySlug {
      id
      language
      slug
      title
      description
      isPublished
      sections {
        ...all
        image {
          ...Image
        }
        cards {
          ...all
          image {
            ...Image
          }
        }
      }
    }
    siteOwner {
      ...SiteOwner
    }
  }
`);

/** core-site.md §2, "/page/{slug}". */
export function Page() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const result = useQuery(PageBySlug, { variables: { slug, language: useLanguage() } });
  const { failure, retry, retrying } = useRetry(result);
  const page = result.data?.pageBySlug;

  if (failure) {
    return (
      <Screen>
        <ErrorState title={t('page.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />
      </Screen>
    );
  }
  if (page === null) {
    return (
      <Missing
        title={t('page.missing')}
        text={t('page.missingHint')}
        action={
          <LinkButton as={Link} to="/" variant="primary">
            {t('page.home')}
          </LinkButton>
        }
      />
    );
  }
  if (!page) {
    return (
      <Screen>
        <Spinner label={t('page.loading')} size="large" />
      </Screen>
    );
  }
  // An address that the page had before, which a link inside the site did not know.
  if (page.slug !== slug) return <Navigate to={`/page/${page.slug}`} replace />;
  return <Article page={page} owner={result.data?.siteOwner} />;
}

const Heading = styled(Container)`
  padding-top: clamp(${space(6)}, 4vw, ${space(12)});
  overflow-wrap: anywhere;
`;

interface ArticleProps {
  page: NonNullable<PageBySlugQuery['pageBySlug']>;
  owner: PageBySlugQuery['siteOwner'] | undefined;
}

/** Title, description, who makes the site where this is their page, and the sections across the whole width. */
function Article({ page, owner }: ArticleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lang } = useAuthored(page.language);
  return (
    <article>
      <Heading>
        {!page.isPublished && <DraftNotice />}
        <PageHeading description={page.description} lang={lang}>
          {page.title}
        </PageHeading>
        {/* It need not lead here. */}
        {owner?.aboutPath === `/page/${page.slug}` && <OwnerCard owner={{ ...owner, aboutPath: null }} />}
        {page.sections.length === 0 && <EmptyNotice id={page.id} />}
      </Heading>
      <SectionWords
        value={{
          problem: t('page.caseStudy.problem'),
          decision: t('page.caseStudy.decision'),
          result: t('page.caseStudy.result'),
          failure: t('page.caseStudy.failure'),
          lang: lang && language,
        }}
      >
        <div lang={lang}>
          {page.sections.map((section) => (
            <PageSection key={section.id} section={section} />
          ))}
        </div>
      </SectionWords>
    </article>
  );
}

/** Says to who manages content that others see a title and no more; visitors are told nothing. */
function EmptyNotice({ id }: { id: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user || !(user.is_staff || user.is_superuser)) return null;
  return (
    <Notice kind="warning">
      {t('page.empty')} <Link to={`/admin/pages/sections/${id}`}>{t('page.addSections')}</Link>
    </Notice>
  );
}
