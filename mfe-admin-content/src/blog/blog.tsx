import { ListOrForm } from '../editing/list-or-form.tsx';
import { PostEditor } from './post-editor.tsx';
import { PostList } from './post-list.tsx';

const editor = (id: string | undefined) => <PostEditor id={id} />;

/** readings.md, blog administration: "/admin/blog", the same pattern as projects. */
export const Blog = () => <ListOrForm list={<PostList />} form={editor} />;
