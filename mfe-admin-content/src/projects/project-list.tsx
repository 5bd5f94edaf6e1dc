import { useQuery } from '@apollo/client/react';
import { ItemList } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { useListState } from '@portfolio/remote-kit/lists';
import { useProgress } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { FeaturedPanel } from './featured-panel.tsx';
import { ProjectCard } from './project-card.tsx';
import { AdminProjects } from './projects.graphql.ts';

const pageSize = 10;
const orderings = ['-created_at', '-updated_at', 'title', '-title', '-is_featured'] as const;

/** core-site.md §2, "/admin/projects": a list of cards. */
export function ProjectList() {
  const { t } = useTranslation();
  const address = useListState({ orderings });
  const { page, search, ordering } = address;
  const result = useQuery(AdminProjects, {
    variables: { page, pageSize, search, ordering },
    // Others edit too; what is known stands until the answer is there.
    fetchPolicy: 'cache-and-network',
  });
  const projects = (result.data ?? result.previousData)?.projects;
  const progress = useProgress('PROJECT', projects?.results);

  return (
    <ListScreen
      area="projects"
      address={address}
      orders={orderings.map((value) => ({ value, label: t(`order.${value}`) }))}
      pageSize={pageSize}
      result={result}
      found={projects}
      publicPath={({ id }) => `/projects/${id}`}
    >
      {!search && page === 1 && <FeaturedPanel />}
      <ItemList
        area="projects"
        items={projects?.results}
        stale={!result.data}
        onClear={search ? address.clear : undefined}
      >
        {(project) => <ProjectCard project={project} progress={progress.get(project.id)} />}
      </ItemList>
    </ListScreen>
  );
}
