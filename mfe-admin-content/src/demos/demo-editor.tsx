import { mobileDemoDetail } from '@portfolio/contracts/content';
import { ItemEditor } from '../editing/item-editor.tsx';
import { DemoForm } from './demo-form.tsx';

const parse = (body: unknown) => mobileDemoDetail.parse(body);

/** Creates a mobile demo, or edits the one with this id. */
export const DemoEditor = ({ id }: { id: number | undefined }) => (
  <ItemEditor area="demos" path="/mobile-demos/" id={id} parse={parse}>
    {(demo) => <DemoForm demo={demo} parse={parse} />}
  </ItemEditor>
);
