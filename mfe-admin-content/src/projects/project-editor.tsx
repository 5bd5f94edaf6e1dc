import { projectDetail } from '@portfolio/contracts/content';
import { ItemEditor } from '../editing/item-editor.tsx';
import { ProjectForm } from './project-form.tsx';

const parse = (body: unknown) => projectDetail.parse(body);

/** Creates a project, or edits the one with this id. */
export const ProjectEditor = ({ id }: { id: number | undefined }) => (
  <ItemEditor area="projects" path="/projects/" id={id} parse={parse}>
    {(project) => <ProjectForm project={project} parse={parse} />}
  </ItemEditor>
);
