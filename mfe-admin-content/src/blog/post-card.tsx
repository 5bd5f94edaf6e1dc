import { useMutation } from '@apollo/client/react';
import { excerptOf } from '@portfolio/contracts/content';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Chip } from '@portfolio/ui/chip';
import { useDateTime } from '../times/use-date-time.ts';
import type { AdminPostsQuery } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { ItemCard } from '../lists/item-card.tsx';
import { ItemLinks } from '../lists/item-links.tsx';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useTranslation } from '../translator.ts';
import { DeletePost, SwitchPost } from './blog.graphql.ts';

type ListedPost = AdminPostsQuery['blogPosts']['results'][number];

/** A post as its administrator sees it. */
export function PostCard({ post }: { post: ListedPost }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchPost);
  const [remove] = useMutation(DeletePost);
  const { id, slug, title, content, isPublished, publishAt } = post;
  const dateTime = useDateTime();

  const publish = async (on: boolean): Promise<void> => {
    await change({ variables: { id, input: { isPublished: on } } });
    void refresh('blogPosts', 'patronPosts', 'patronPost');
  };

  const deletePost = async (): Promise<void> => {
    await remove({ variables: { id } });
    await refresh('blogPosts', 'patronPosts', 'patronPost');
  };

  return (
    <ItemCard
      item={post}
      description={excerptOf(content)}
      badges={
        <>
          <PublicationBadge published={isPublished} />
          {publishAt && <Chip>{t('posts.scheduled', { when: dateTime(publishAt) })}</Chip>}
        </>
      }
      switches={
        <SwitchInPlace
          label={t('publishedSwitch')}
          of={title}
          on={isPublished}
          onChange={publish}
          failed={t('posts.saveFailed')}
        />
      }
      actions={
        <>
          <ItemLinks id={id} title={title} published={isPublished} to={`/patron-blog/${slug}`} />
          <DeleteButton area="posts" title={title} onDelete={deletePost} />
        </>
      }
    />
  );
}
