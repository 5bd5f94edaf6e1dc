import { useMutation } from '@apollo/client/react';
import { maxFeatured } from '@portfolio/contracts/content';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { ChipList } from '@portfolio/ui/chip';
import type { AdminProjectsQuery, ProjectPatch } from '../generated/graphql.ts';
import { DeleteButton } from '../lists/delete-button.tsx';
import { FeaturedMark } from '../lists/featured-mark.tsx';
import { ItemCard } from '../lists/item-card.tsx';
import { ItemLinks } from '../lists/item-links.tsx';
import { PublicationBadge } from '../lists/publication-badge.tsx';
import { SwitchInPlace } from '../lists/switch-in-place.tsx';
import { useTranslation } from '../translator.ts';
import { DeleteProject, SwitchProject } from './projects.graphql.ts';

type ListedProject = AdminProjectsQuery['projects']['results'][number];

const shownTags = 5;

/** A project as its administrator sees it: its marks, its switches, and what can be done with it. */
export function ProjectCard({ project }: { project: ListedProject }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [change] = useMutation(SwitchProject);
  const [remove] = useMutation(DeleteProject);
  const { id, title, description, image, tags, isPublished, isFeatured, featuredOrder } = project;

  const save = async (input: ProjectPatch): Promise<void> => {
    await change({ variables: { id, input } });
    void refresh('projects', 'project');
  };

  const deleteProject = async (): Promise<void> => {
    await remove({ variables: { id } });
    await refresh('projects', 'project');
  };

  return (
    <ItemCard
      item={project}
      image={image}
      description={description}
      badges={
        <>
          <PublicationBadge published={isPublished} />
          {isFeatured && <FeaturedMark waits={featuredOrder != null && featuredOrder > maxFeatured} />}
        </>
      }
      switches={
        <>
          <SwitchInPlace
            label={t('publishedSwitch')}
            of={title}
            on={isPublished}
            onChange={(on) => save({ isPublished: on })}
            failed={t('projects.saveFailed')}
          />
          <SwitchInPlace
            label={t('featuredSwitch')}
            of={title}
            on={isFeatured}
            onChange={(on) => save({ isFeatured: on })}
            failed={t('projects.saveFailed')}
          />
        </>
      }
      actions={
        <>
          <ItemLinks id={id} title={title} published={isPublished} to={`/projects/${id}`} />
          <DeleteButton area="projects" title={title} onDelete={deleteProject} />
        </>
      }
    >
      <ChipList
        items={tags}
        max={shownTags}
        more={(count) => t('moreTags', { count })}
        label={t('fields.technologies')}
      />
    </ItemCard>
  );
}
