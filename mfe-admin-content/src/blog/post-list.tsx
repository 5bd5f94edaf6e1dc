import { useQuery } from '@apollo/client/react';
import { ItemList } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { useListState } from '@portfolio/remote-kit/lists';
import { useTranslation } from '../translator.ts';
import { AdminPosts } from './blog.graphql.ts';
import { PostCard } from './post-card.tsx';

const pageSize = 10;
const orderings = ['-created_at', '-updated_at', 'title', '-title'] as const;

/** The patron blog's posts, drafts included. */
export function PostList() {
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
