import { ListOrForm } from '../lists/list-screen.tsx';
import { PageList } from './page-list.tsx';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PageForm } from './page-form.tsx';
import { PageToEdit } from './pages.graphql.ts';

const editor = (id: string | undefined) => <PageEditor id={id} />;

/** core-site.md §2, "/admin/pages". */
export const Pages = () => <ListOrForm list={<PageList />} form={editor} />;

/** Creates a page, or edits the one with this id; its sections have a screen of their own. */
const PageEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="pages" query={PageToEdit} id={id} history="PAGE">
    {(page) => <PageForm page={page} />}
  </ItemEditor>
);
