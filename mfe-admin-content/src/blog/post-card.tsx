import { useMutation } from '@apollo/client/react';
import { excerptOf } from '@portfolio/contracts/content';
import { Chip } from '@portfolio/ui/chip';
import { useDateTime } from '../times/use-date-time.ts';
import type { AdminPostsQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { useTranslation } from '../translator.ts';
import { DeletePost, SwitchPost } from './blog.graphql.ts';

type ListedPost = AdminPostsQuery['blogPosts']['results'][number];

const shownBy = ['blogPosts', 'patronPosts', 'patronPost'];

/** A post as its administrator sees it. */
export function PostCard({ post }: { post: ListedPost }) {
  const { t } = useTranslation();
  const [change] = useMutation(SwitchPost);
  const [remove] = useMutation(DeletePost);
  const { id, slug, content, isPublished, publishAt } = post;
  const dateTime = useDateTime();

  return (
    <PublishedCard
      area="posts"
      item={post}
      description={excerptOf(content)}
      badges={
        <>
          <PublicationBadge published={isPublished} />
          {publishAt && <Chip>{t('posts.scheduled', { when: dateTime(publishAt) })}</Chip>}
        </>
      }
      to={`/patron-blog/${slug}`}
      publish={(on) => change({ variables: { id, input: { isPublished: on } } })}
      remove={() => remove({ variables: { id } })}
      shownBy={shownBy}
    />
  );
}
