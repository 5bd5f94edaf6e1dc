import { useQuery } from '@apollo/client/react';
import { excerptOf } from '@portfolio/contracts/content';
import { useLanguage, useRetry, useSession } from '@portfolio/remote-kit';
import { useDismissed } from '@portfolio/remote-kit/device';
import { paginationTexts, useListState, useListTop, usePages } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { Card, CardLink } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Grid, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderings } from '../catalog/catalog-list.ts';
import type { PatronPostsQuery } from '../generated/graphql.ts';
import { Screen } from '../layout/screen.tsx';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';
import { PatronPosts } from './patron-blog.graphql.ts';
import { PatronsOnly, SupportersOnly } from './patrons-only.tsx';
import { PostDate } from './post-date.tsx';
import { isRefusedTier } from './refusal.ts';
import { NoticePlace } from '../layout/draft-notice.tsx';

const pageSize = 10;

const Whole = styled(Card)`
  height: 100%;
`;

const Title = styled.h2`
  margin-block: ${space(1)} ${space(2)};
  font-size: ${fontSize.title};
  overflow-wrap: anywhere;
`;

const Excerpt = styled.p`
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/** core-site.md §2, "/patron-blog". */
export const PatronBlog = () => (
  <PatronsOnly>
    <Posts />
  </PatronsOnly>
);

function Posts() {
  const { t } = useTranslation();
  const list = useListState({ orderings });
  const { page } = list;
  const result = useQuery(PatronPosts, {
    variables: { page, pageSize, language: useLanguage() },
    fetchPolicy: 'cache-and-network',
  });
  const { failure, retry, retrying } = useRetry(result);
  const posts = (result.data ?? result.previousData)?.patronPosts;
  // What is shown stays when it cannot be asked for again; another page is not there.
  const isShown = posts && (!failure || result.data);
  const { onPage, ...pages } = usePages(list, pageSize, posts, result.loading);
  const { top, toTop } = useListTop<HTMLHeadingElement>();

  if (isRefusedTier(failure)) return <SupportersOnly />;
  return (
    <Screen>
      <PageHeading ref={top} description={t('blog.lead')}>
        {t('blog.title')}
      </PageHeading>
      {posts && <Welcome />}
      {failure && <ErrorState title={t('blog.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />}
      {!failure && !posts && (
        <SkeletonGroup label={t('blog.loading')}>
          <Grid $min="24rem">
            {Array.from({ length: 4 }, (_, post) => (
              <Card key={post}>
                <SkeletonText lines={4} />
              </Card>
            ))}
          </Grid>
        </SkeletonGroup>
      )}
      {isShown && posts.count === 0 && <EmptyState title={t('blog.empty')} />}
      {isShown && posts.count > 0 && (
        <Stack $gap={6}>
          <Grid as="ul" $min="24rem">
            {posts.results.map((post) => (
              <PostItem key={post.id} post={post} />
            ))}
          </Grid>
          <Pagination
            {...pages}
            onPage={(to) => {
              onPage(to);
              toTop();
            }}
            texts={paginationTexts(t, t('blog.pages'))}
          />
        </Stack>
      )}
    </Screen>
  );
}

function PostItem({ post }: { post: PatronPostsQuery['patronPosts']['results'][number] }) {
  const { slug, title, content, createdAt, publishedAt, language } = post;
  const authored = useAuthored(language);
  return (
    <li>
      <Whole as="article" $interactive>
        <PostDate at={publishedAt ?? createdAt} />
        <Title {...authored}>
          <CardLink as={Link} to={`/patron-blog/${slug}`}>
            {title}
          </CardLink>
        </Title>
        <Excerpt {...authored}>{excerptOf(content)}</Excerpt>
      </Whole>
    </li>
  );
}

/** Tells a new patron what is theirs and where it is, until they have read it. */
function Welcome() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isRead, dismiss] = useDismissed('patron', user?.id);
  if (isRead || !user?.patreon_tier) return null;
  return (
    <NoticePlace>
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={dismiss}>
            {t('blog.welcome.dismiss')}
          </Button>
        }
      >
        {t('blog.welcome.text', { tier: user.patreon_tier })} <Link to="/dashboard">{t('blog.toAccount')}</Link>
      </Notice>
    </NoticePlace>
  );
}
