import { ListOrForm } from '../editing/list-or-form.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { ProjectList } from './project-list.tsx';

const editor = (id: string | undefined) => <ProjectEditor id={id} />;

/** core-site.md §2, "/admin/projects". */
export const Projects = () => <ListOrForm list={<ProjectList />} form={editor} />;
