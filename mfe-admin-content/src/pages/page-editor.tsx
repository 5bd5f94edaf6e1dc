import { ItemEditor } from '../editing/item-editor.tsx';
import { PageForm } from './page-form.tsx';
import { PageToEdit } from './pages.graphql.ts';

/** Creates a page, or edits the one with this id; its sections have a screen of their own. */
export const PageEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="pages" query={PageToEdit} id={id} history="PAGE">
    {(page) => <PageForm page={page} />}
  </ItemEditor>
);
