import { ListOrForm } from '../editing/list-or-form.tsx';
import { DemoList } from './demo-list.tsx';
import { ItemEditor } from '../editing/item-editor.tsx';
import { DemoForm } from './demo-form.tsx';
import { DemoToEdit } from './demos.graphql.ts';

const editor = (id: string | undefined) => <DemoEditor id={id} />;

/** core-site.md §2, "/admin/mobile-demos": the same pattern as projects. */
export const Demos = () => <ListOrForm list={<DemoList />} form={editor} />;

/** Creates a mobile demo, or edits the one with this id. */
const DemoEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="demos" query={DemoToEdit} id={id}>
    {(demo) => <DemoForm demo={demo} />}
  </ItemEditor>
);
