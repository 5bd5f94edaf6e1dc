import { useMutation } from '@apollo/client/react';
import { maxFeatured } from '@portfolio/contracts/content';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { ChipList } from '@portfolio/ui/chip';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Star from 'lucide-react/icons/star';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { AdminProjectsQuery, ProjectPatch } from '../generated/graphql.ts';
import { PublicationBadge } from '../lists/item-card.tsx';
import { ListScreen, ItemList, itemOrders, useItems } from '../lists/list-screen.tsx';
import { PublishedCard } from '../lists/published-card.tsx';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useProgress, ProgressBadges } from '../translations/progress.tsx';
import { useTranslation } from '../translator.ts';
import { FeaturedPanel } from './featured-panel.tsx';
import { DeleteProject } from '../history/history.graphql.ts';
import { AdminProjects, SwitchProject } from './projects.graphql.ts';

const orders = [...itemOrders, '-is_featured'] as const;

/** core-site.md §2, "/admin/projects": a list of cards. */
export function ProjectList() {
  const list = useItems(AdminProjects, ({ projects }) => projects, orders);
  const progress = useProgress('PROJECT', list.found?.results);
  const { search, page } = list.address;
  return (
    <ListScreen area="projects" list={list} orders={orders} publicPath={({ id }) => `/projects/${id}`}>
      {!search && page === 1 && <FeaturedPanel />}
      <ItemList area="projects" list={list}>
        {(project) => <ProjectCard project={project} progress={progress.get(project.id)} />}
      </ItemList>
    </ListScreen>
  );
}

type ListedProject = AdminProjectsQuery['projects']['results'][number];

const shownTags = 5;

const shownBy = ['projects', 'project'];

interface Props {
  project: ListedProject;
  progress: ComponentProps<typeof ProgressBadges>['progress'];
}

/** A project as its administrator sees it: its marks, its switches, and what can be done with it. */
function ProjectCard({ project, progress }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchProject);
  const [remove] = useMutation(DeleteProject);
  const { id, title, description, image, tags, isPublished, isFeatured, featuredOrder } = project;

  const save = (input: ProjectPatch) => change({ variables: { id, input } });
  const feature = async (on: boolean): Promise<void> => {
    await save({ isFeatured: on });
    void refresh(...shownBy);
  };

  return (
    <PublishedCard
      area="projects"
      item={project}
      image={image}
      description={description}
      badges={
        <>
          <PublicationBadge published={isPublished} />
          <ProgressBadges progress={progress} />
          {isFeatured && <FeaturedMark waits={featuredOrder != null && featuredOrder > maxFeatured} />}
        </>
      }
      to={`/projects/${id}`}
      publish={(on) => save({ isPublished: on })}
      remove={() => remove({ variables: { id } })}
      shownBy={shownBy}
      switches={
        <SwitchInPlace
          label={t('featuredSwitch')}
          of={title}
          on={isFeatured}
          onChange={feature}
          failed={t('projects.saveFailed')}
        />
      }
    >
      <ChipList
        items={tags}
        max={shownTags}
        more={(count) => t('moreTags', { count })}
        label={t('fields.technologies')}
      />
    </PublishedCard>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.warning};
  font-size: ${fontSize.tiny};
  font-weight: 550;
`;

/** core-site.md §4: featured projects show on the home page; behind the first three (§9) they wait. */
function FeaturedMark({ waits }: { waits: boolean }) {
  const { t } = useTranslation();
  return (
    <Mark>
      <Star aria-hidden size={14} fill={waits ? 'none' : 'currentColor'} />{' '}
      {t(waits ? 'projects.featuredWaits' : 'featured')}
    </Mark>
  );
}
