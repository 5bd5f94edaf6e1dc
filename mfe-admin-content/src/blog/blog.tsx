import { useQuery, useMutation } from '@apollo/client/react';
import { excerptOf } from '@portfolio/contracts/content';
import { useListState } from '@portfolio/remote-kit/lists';
import { Chip } from '@portfolio/ui/chip';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PublicationBadge } from '../lists/item-card.tsx';
import { PostForm } from './post-form.tsx';
import { DeletePost } from '../history/history.graphql.ts';
import { PostToEdit, AdminPosts, SwitchPost } from './blog.graphql.ts';
import { ListScreen, ItemList, ListOrForm } from '../lists/list-screen.tsx';
import { useTranslation } from '../translator.ts';
import { useDateTime } from '../times/use-date-time.ts';
import type { AdminPostsQuery } from '../generated/graphql.ts';
import { PublishedCard } from '../lists/published-card.tsx';

const pageSize = 10;
const orderings = ['-created_at', '-updated_at', 'title', '-title'] as const;

/** The patron blog's posts, drafts included. */
function PostList() {
  const { t } = useTranslation();
  const address = useListState({ orderings });
  const { page, search, ordering } = address;
  const result = useQuery(AdminPosts, {
    variables: { page, pageSize, search, ordering },
    fetchPolicy: 'cache-and-network',
  });
  const posts = (result.data ?? result.previousData)?.blogPosts;

  return (
    <ListScreen
      area="posts"
      address={address}
      orders={orderings.map((value) => ({ value, label: t(`order.${value}`) }))}
      pageSize={pageSize}
      result={result}
      found={posts}
      publicPath={({ slug }) => `/patron-blog/${slug}`}
    >
      <ItemList area="posts" items={posts?.results} stale={!result.data} onClear={search ? address.clear : undefined}>
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

const editor = (id: string | undefined) => <PostEditor id={id} />;

/** readings.md, blog administration: "/admin/blog", the same pattern as projects. */
export const Blog = () => <ListOrForm list={<PostList />} form={editor} />;

/** Creates a blog post, or edits the one with this id. */
const PostEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="posts" query={PostToEdit} id={id} history="POST">
    {(post) => <PostForm post={post} />}
  </ItemEditor>
);
