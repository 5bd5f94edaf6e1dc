import { ItemEditor } from '../editing/item-editor.tsx';
import { DemoForm } from './demo-form.tsx';
import { DemoToEdit } from './demos.graphql.ts';

/** Creates a mobile demo, or edits the one with this id. */
export const DemoEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="demos" query={DemoToEdit} id={id}>
    {(demo) => <DemoForm demo={demo} />}
  </ItemEditor>
);
