import { ListOrForm } from '../lists/list-screen.tsx';
import { ProjectList } from './project-list.tsx';
import { ItemEditor } from '../editing/item-editor.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectToEdit } from './projects.graphql.ts';

const editor = (id: string | undefined) => <ProjectEditor id={id} />;

/** core-site.md §2, "/admin/projects". */
export const Projects = () => <ListOrForm list={<ProjectList />} form={editor} />;

/** Creates a project, or edits the one with this id. */
const ProjectEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="projects" query={ProjectToEdit} id={id} history="PROJECT">
    {(project) => <ProjectForm project={project} />}
  </ItemEditor>
);
