import { ListOrForm } from '../lists/list-screen.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectToEdit } from './projects.graphql.ts';

/** core-site.md §2, "/admin/projects". */
export const Projects = () => (
  <ListOrForm list={<ProjectList />} area="projects" query={ProjectToEdit} history="PROJECT">
    {(project) => <ProjectForm project={project} />}
  </ListOrForm>
);
