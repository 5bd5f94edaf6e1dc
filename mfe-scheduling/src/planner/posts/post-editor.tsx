import { useQuery } from '@apollo/client/react';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useId, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { FoundForm, BackLink, DeleteItem } from '../../shared/details/detail-screen.tsx';
import { useTranslation } from '../../translator.ts';
import { DemandForm } from './demand-form.tsx';
import { PostDemand } from './demand.graphql.ts';
import { PostForm } from './post-form.tsx';
import { DeletePost, PostDetail, type WholePost } from './posts.graphql.ts';

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
  const post = result.data?.post;
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
        {post === null ? t('posts.notFound') : (post?.name ?? t('posts.one'))}
      </PageHeading>
      <FoundForm area="posts" item={post} result={result} failed={t('posts.loadFailed')}>
        {(found) => <Known post={found} />}
      </FoundForm>
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
  return (
    <Stack $gap={6}>
      <Part title={t('demand.title')}>
        <FoundForm area="posts" item={result.data?.postDemand} result={result} failed={t('posts.loadFailed')}>
          {(demand) => <DemandForm post={post} demand={demand} />}
        </FoundForm>
      </Part>
      <Part title={t('posts.about')}>
        <PostForm post={post} />
      </Part>
      <div>
        <DeleteItem
          mutation={DeletePost}
          item={{ type: 'Post', id: post.id, name: post.name }}
          area="posts"
          failed={t('posts.delete.failed')}
        />
      </div>
    </Stack>
  );
}
