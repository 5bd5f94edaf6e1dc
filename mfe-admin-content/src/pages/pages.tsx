import { ListOrForm } from '../editing/list-or-form.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';

const editor = (id: string | undefined) => <PageEditor id={id} />;

/** core-site.md §2, "/admin/pages". */
export const Pages = () => <ListOrForm list={<PageList />} form={editor} />;
