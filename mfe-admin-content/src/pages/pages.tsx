import { ListOrForm } from '../lists/list-screen.tsx';
import { PageList } from './page-list.tsx';
import { PageForm } from './page-form.tsx';
import { PageToEdit } from './pages.graphql.ts';

/** core-site.md §2, "/admin/pages". The sections of a page have a screen of their own. */
export const Pages = () => (
  <ListOrForm list={<PageList />} area="pages" query={PageToEdit} history="PAGE">
    {(page) => <PageForm page={page} />}
  </ListOrForm>
);
