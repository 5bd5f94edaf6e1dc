import { ListOrForm } from '../editing/list-or-form.tsx';
import { DemoEditor } from './demo-editor.tsx';
import { DemoList } from './demo-list.tsx';

const editor = (id: string | undefined) => <DemoEditor id={id} />;

/** core-site.md §2, "/admin/mobile-demos": the same pattern as projects. */
export const Demos = () => <ListOrForm list={<DemoList />} form={editor} />;
