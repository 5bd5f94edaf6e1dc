import { useMutation } from '@apollo/client/react';
import { excerptOf } from '@portfolio/contracts/content';
import { Chip } from '@portfolio/ui/chip';
import { PublicationBadge } from '../lists/item-card.tsx';
import { PostForm } from './post-form.tsx';
import { DeletePost } from '../history/history.graphql.ts';
import { PostToEdit, AdminPosts, SwitchPost } from './blog.graphql.ts';
import { ListScreen, ItemList, ListOrForm, itemOrders, useItems } from '../lists/list-screen.tsx';
import { useTranslation } from '../translator.ts';
import { useDateTime } from '../times/use-date-time.ts';
import type { AdminPostsQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';

/** The patron blog's posts, drafts included. */
function PostList() {
  const list = useItems(AdminPosts, ({ blogPosts }) => blogPosts);
  return (
    <ListScreen area="posts" list={list} orders={itemOrders} publicPath={({ slug }) => `/patron-blog/${slug}`}>
      <ItemList area="posts" list={list}>
        {(post) => <PostCard post={post} />}
      </ItemList>
    </ListScreen>
  );
}

type ListedPost = AdminPostsQuery['blogPosts']['results'][number];

const shownBy = ['blogPosts', 'patronPosts', 'patronPost'];

/** A post as its administrator sees it. */
function PostCard({ post }: { post: ListedPost }) {
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

/** readings.md, blog administration: "/admin/blog", the same pattern as projects. */
export const Blog = () => (
  <ListOrForm list={<PostList />} area="posts" query={PostToEdit} history="POST">
    {(post) => <PostForm post={post} />}
  </ListOrForm>
);
