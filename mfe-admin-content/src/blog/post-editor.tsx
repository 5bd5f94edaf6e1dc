import { ItemEditor } from '../editing/item-editor.tsx';
import { PostForm } from './post-form.tsx';
import { PostToEdit } from './blog.graphql.ts';

/** Creates a blog post, or edits the one with this id. */
export const PostEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="posts" query={PostToEdit} id={id} history="POST">
    {(post) => <PostForm post={post} />}
  </ItemEditor>
);
