import { ListOrForm } from '../editing/list-or-form.tsx';
import { PostList } from './post-list.tsx';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PostForm } from './post-form.tsx';
import { PostToEdit } from './blog.graphql.ts';

const editor = (id: string | undefined) => <PostEditor id={id} />;

/** readings.md, blog administration: "/admin/blog", the same pattern as projects. */
export const Blog = () => <ListOrForm list={<PostList />} form={editor} />;

/** Creates a blog post, or edits the one with this id. */
const PostEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="posts" query={PostToEdit} id={id} history="POST">
    {(post) => <PostForm post={post} />}
  </ItemEditor>
);
