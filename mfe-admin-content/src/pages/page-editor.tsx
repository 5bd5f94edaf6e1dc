import { pageDetail } from '@portfolio/contracts/content';
import { ItemEditor } from '../editing/item-editor.tsx';
import { PageForm } from './page-form.tsx';

const parse = (body: unknown) => pageDetail.parse(body);

/** Creates a page, or edits the one with this id; its sections have a screen of their own. */
export const PageEditor = ({ id }: { id: number | undefined }) => (
  <ItemEditor area="pages" path="/pages/" id={id} parse={parse}>
    {(page) => <PageForm page={page} parse={parse} />}
  </ItemEditor>
);
