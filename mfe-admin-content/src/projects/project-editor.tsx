import { ItemEditor } from '../editing/item-editor.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectToEdit } from './projects.graphql.ts';

/** Creates a project, or edits the one with this id. */
export const ProjectEditor = ({ id }: { id: string | undefined }) => (
  <ItemEditor area="projects" query={ProjectToEdit} id={id} history="PROJECT">
    {(project) => <ProjectForm project={project} />}
  </ItemEditor>
);
