import { blogPost } from '@portfolio/contracts/content';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PostForm } from './post-form.tsx';

const parse = (body: unknown) => blogPost.parse(body);

/** Creates a blog post, or edits the one with this id. */
export const PostEditor = ({ id }: { id: number | undefined }) => (
  <ItemEditor area="posts" path="/blog/posts/" id={id} parse={parse}>
    {(post) => <PostForm post={post} parse={parse} />}
  </ItemEditor>
);
