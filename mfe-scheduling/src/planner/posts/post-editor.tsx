import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useId, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { BackLink } from '../../shared/details/back-link.tsx';
import { Quiet } from '../../shared/details/detail.styles.ts';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DeletePost } from './delete-post.tsx';
import { DemandForm } from './demand-form.tsx';
import { PostDemand } from './demand.graphql.ts';
import { PostForm } from './post-form.tsx';
import { PostDetail, type WholePost } from './posts.graphql.ts';

/** A new post. The client and location of the address are chosen already. */
export function NewPost() {
  const { t } = useTranslation();
  const { within } = useCompany();
  const [parameters] = useSearchParams();
  const given = (name: string) => (/^\d+$/.test(parameters.get(name) ?? '') ? (parameters.get(name) ?? '') : '');
  return (
    <>
      <PageHeading back={<BackLink to={within(paths.posts)}>{t('posts.back')}</BackLink>}>
        {t('posts.newTitle')}
      </PageHeading>
      <PostForm given={{ client: given('client'), location: given('location') }} />
    </>
  );
}

/** A post: what it is, and what it asks for. */
export function PostEditor() {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(PostDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const post = result.data?.post;
  const isMissing = post === null;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.posts)}>{t('posts.back')}</BackLink>}
        description={post && [post.clientName, post.locationName].filter(Boolean).join(' · ')}
        actions={
          post && (
            <LinkButton
              as={Link}
              to={within(`${paths.coverage}?client=${post.clientId}`)}
              icon={<CalendarCheck aria-hidden />}
            >
              {t('coverage.title')}
            </LinkButton>
          )
        }
      >
        {isMissing ? t('posts.notFound') : (post?.name ?? t('posts.one'))}
      </PageHeading>
      {failure && <LoadError title={t('posts.loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && post === undefined && <FormSkeleton label={t('posts.loading')} />}
      {isMissing && <Quiet>{t('posts.notFoundHint')}</Quiet>}
      {post && <Known post={post} />}
    </>
  );
}

/** A form with its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

function Known({ post }: { post: WholePost }) {
  const { t } = useTranslation();
  const result = useQuery(PostDemand, { variables: { post: post.id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const demand = result.data?.postDemand;
  return (
    <Stack $gap={6}>
      <Part title={t('demand.title')}>
        {failure && <LoadError title={t('posts.loadFailed')} retry={retry} retrying={retrying} />}
        {!failure && !demand && <FormSkeleton label={t('posts.loading')} />}
        {demand && <DemandForm post={post} demand={demand} />}
      </Part>
      <Part title={t('posts.about')}>
        <PostForm post={post} />
      </Part>
      <div>
        <DeletePost post={post} />
      </div>
    </Stack>
  );
}
