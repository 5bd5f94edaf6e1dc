import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Picture } from '@portfolio/ui/picture';
import { Skeleton, SkeletonText } from '@portfolio/ui/skeleton';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { color, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AdminProjectsQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

export type ListedProject = AdminProjectsQuery['projects']['results'][number];

/** Thumbnail beside words beside actions; on phones one below the other. */
const Row = styled(Card)`
  display: grid;
  gap: ${space(3)} ${space(5)};
  padding: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
  }
`;

const Thumbnail = styled.div`
  overflow: clip;
  height: fit-content;
  border-radius: ${radius.control};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize.large};
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Featured = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.warning};
  font-size: ${fontSize.tiny};
  font-weight: 550;
`;

const Changed = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
`;

const shownTags = 5;

/** A project as its administrator sees it, with its marks and the link to its public screen. */
export function ProjectCard({ project }: { project: ListedProject }) {
  const { t, language } = useTranslation();
  const { id, slug, title, description, image, tags, isPublished, isFeatured, updatedAt } = project;
  const changed = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(updatedAt));
  return (
    <Row as="article">
      <Thumbnail>
        <Picture src={image?.url} alt="" width={16} height={9} seed={slug} />
      </Thumbnail>
      <Words>
        <Cluster $gap={2}>
          <Title>{title}</Title>
          <StatusBadge status={isPublished ? 'published' : 'draft'}>
            {t(isPublished ? 'projects.published' : 'projects.draft')}
          </StatusBadge>
          {isFeatured && (
            <Featured>
              <Star aria-hidden size={14} fill="currentColor" /> {t('projects.featured')}
            </Featured>
          )}
        </Cluster>
        <Description>{description}</Description>
        <ChipList
          items={tags}
          max={shownTags}
          more={(count) => t('projects.moreTags', { count })}
          label={t('projects.technologies')}
        />
        <Changed>{t('projects.changed', { date: changed })}</Changed>
      </Words>
      <div>
        <LinkButton as={Link} to={`/projects/${id}`} size="small" icon={<ExternalLink aria-hidden />}>
          {t('projects.view')} <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      </div>
    </Row>
  );
}

export const ProjectCardSkeleton = () => (
  <Row>
    <Skeleton $height="5rem" />
    <Words>
      <Skeleton $width="40%" $height="1.4em" />
      <SkeletonText lines={2} />
      <Skeleton $width="30%" $height="1.4em" />
    </Words>
  </Row>
);
