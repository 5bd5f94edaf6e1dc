import { useQuery } from '@apollo/client/react';
import { MarkdownText } from '@portfolio/markdown';
import { useLanguage, useRetry, useSession } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { Spinner } from '@portfolio/ui/spinner';
import { space, width } from '@portfolio/ui/tokens';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BackLink } from '../layout/back-link.tsx';
import { DraftNotice } from '../layout/draft-notice.tsx';
import { Missing } from '../layout/missing.tsx';
import { Screen } from '../layout/screen.tsx';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';
import { PatronPost as query } from './patron-blog.graphql.ts';
import { PatronsOnly, SupportersOnly } from './patrons-only.tsx';
import { PostDate } from './post-date.tsx';
import { isRefusedTier } from './refusal.ts';
import type { PatronPostQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { useLightbox } from '../images/use-lightbox.tsx';

/** A column that is good to read, in the middle. */
const Column = styled.div`
  max-width: ${width.prose};
  margin-inline: auto;
`;

const Article = styled.article`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  margin-bottom: ${space(3)};
`;

/** One post, to be read. */
export const PatronPost = () => (
  <PatronsOnly writersToo>
    <Post />
  </PatronsOnly>
);

function Post() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const result = useQuery(query, { variables: { idOrSlug: slug, language: useLanguage() } });
  const { failure, retry, retrying } = useRetry(result);
  const { user } = useSession();
  const writes = user?.is_staff || user?.is_superuser;
  const back = (
    <BackLink to={writes ? '/admin/blog' : '/patron-blog'}>{t(writes ? 'blog.backToPosts' : 'blog.back')}</BackLink>
  );
  const post = result.data?.patronPost;
  const authored = useAuthored(post?.language);

  if (isRefusedTier(failure)) return <SupportersOnly />;
  if (post === null) return <Missing title={t('blog.missing')} text={t('blog.missingHint')} action={back} />;
  return (
    <Screen>
      <Column>
        {back}
        {failure && <ErrorState title={t('blog.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />}
        {!failure && !post && <Spinner label={t('blog.loading')} size="large" />}
        {!failure && post && (
          <Article>
            {!post.isPublished && <DraftNotice />}
            <PostDate at={post.publishedAt ?? post.createdAt} />
            <Title tabIndex={-1} {...authored}>
              {post.title}
            </Title>
            <MarkdownText text={post.content} {...authored} />
            <PostPictures images={post.images} title={post.title} />
          </Article>
        )}
      </Column>
    </Screen>
  );
}

interface Props {
  images: NonNullable<PatronPostQuery['patronPost']>['images'];
  title: string;
}

/** The pictures of a post, and each in large. */
function PostPictures({ images, title }: Props) {
  const { t } = useTranslation();
  const listed = images.map((image, at) => ({
    image,
    alt: image.alt || t('project.picture', { place: at + 1, title }),
  }));
  const { open, lightbox } = useLightbox(listed);
  if (listed.length === 0) return null;
  return (
    <>
      <Gallery
        images={listed}
        label={t('blog.pictures')}
        height="12rem"
        sizes="(min-width: 48em) 20rem, 92vw"
        onOpen={open}
      />
      {lightbox}
    </>
  );
}
