import { ErrorState } from '@portfolio/ui/error-state';
import { Notice } from '@portfolio/ui/notice';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link, useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';
import { Back } from '../editing/back.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { PageSections } from './page-sections.tsx';
import { SectionsSkeleton } from './sections-skeleton.tsx';
import { usePage } from './use-page.ts';

/** The page that the list carries along: its title is there before the answer is. */
const carried = z.object({ page: z.object({ title: z.string() }), created: z.boolean().optional() });

/** readings.md, "/admin/pages/sections/{id}". */
export function Sections() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { page, setPage, problem, load } = usePage(id);
  const from = carried.safeParse(state).data;
  const title = page?.title ?? from?.page.title;

  return (
    <>
      <PageHeading
        back={
          <Back>
            <LinkButton as={Link} to="/admin/pages" variant="ghost" size="small" icon={<ArrowLeft aria-hidden />}>
              {t('sections.back')}
            </LinkButton>
          </Back>
        }
        actions={
          page && (
            <LinkButton as={Link} to={`/page/${page.slug}`} icon={<ExternalLink aria-hidden />}>
              {t('sections.view')}
            </LinkButton>
          )
        }
      >
        {title ? t('sections.of', { title }) : t('sections.title')}
      </PageHeading>
      {from?.created && page?.sections.length === 0 && (
        <Notice kind="success">{t('sections.created', { title })}</Notice>
      )}
      {problem === 'missing' && <ErrorState title={t('pages.notFound')}>{t('goneHint')}</ErrorState>}
      {problem === 'failed' && <LoadError title={t('pages.loadFailed')} retry={() => load()} />}
      {!page && !problem && <SectionsSkeleton label={t('loading')} />}
      {page && !problem && <PageSections page={page} onPage={setPage} reload={load} />}
    </>
  );
}
