import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { ProjectCard, ProjectCardSkeleton, type ListedProject } from './project-card.tsx';

const List = styled.ul<{ $stale: boolean }>`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

const skeletons = 4;

interface Props {
  /** Undefined until the first ones are known. */
  projects: readonly ListedProject[] | undefined;
  /** These belong to the last search; others are on their way. */
  stale: boolean;
  /** Ends the search; undefined when there is none. */
  onClear: (() => void) | undefined;
}

export function ProjectCards({ projects, stale, onClear }: Props) {
  const { t } = useTranslation();
  if (!projects) {
    return (
      <List $stale={false} aria-hidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <li key={index}>
            <ProjectCardSkeleton />
          </li>
        ))}
      </List>
    );
  }
  if (projects.length === 0) {
    return onClear ? (
      <EmptyState title={t('projects.noMatch')} action={<Button onClick={onClear}>{t('projects.clear')}</Button>} />
    ) : (
      <EmptyState title={t('projects.empty')}>{t('projects.emptyHint')}</EmptyState>
    );
  }
  return (
    <List $stale={stale} aria-busy={stale}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </List>
  );
}
