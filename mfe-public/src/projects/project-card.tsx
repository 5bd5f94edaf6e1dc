import { Card, CardBody, CardLink } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Picture } from '@portfolio/ui/picture';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Clamped } from '@portfolio/ui/text';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { graphql, type DocumentType } from '../generated/index.ts';
import { cardSizes, pictureOf } from '../images/picture-of.ts';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';

const fragment = graphql(`
  fragment ProjectCard on Project {
    id
    language
    slug
    title
    description
    isPublished
    image {
      ...Image
    }
    tags {
      id
      name
    }
  }
`);

const Article = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > ${CardBody} {
    flex: 1;
  }
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize.large};
  overflow-wrap: anywhere;
`;

const More = styled.div`
  margin-top: auto;
  padding-top: ${space(2)};
  color: ${color.accent};
  font-weight: 550;
`;

const Arrow = styled(ArrowRight)`
  display: inline;
  vertical-align: -0.15em;
`;

const shownTags = 4;

export interface ProjectCardProps {
  project: DocumentType<typeof fragment>;
  /** Of its title among the headings of the screen. */
  level: 2 | 3;
}

/** core-site.md §2: a card shows image, title, description and tags, and links to /projects/{slug}. */
export function ProjectCard({ project, level }: ProjectCardProps) {
  const { t } = useTranslation();
  const authored = useAuthored(project.language);
  const { search: list } = useLocation();
  const { slug, title, description, image, isPublished, tags } = project;
  return (
    <Article as="article" $interactive $flush>
      <Picture {...pictureOf(image)} sizes={cardSizes} alt="" width={16} height={9} seed={slug} />
      <CardBody>
        <Title as={`h${level}`} {...authored}>
          {title}
          {!isPublished && <StatusBadge status="draft">{t('draft')}</StatusBadge>}
        </Title>
        <Clamped $lines={3} $size="body" {...authored}>
          {description}
        </Clamped>
        <ChipList
          items={tags}
          max={shownTags}
          more={(count) => t('projects.moreTags', { count })}
          label={t('projects.tags')}
        />
        <More>
          <CardLink as={Link} to={`/projects/${slug}`} state={{ list }}>
            {t('learnMore')} <VisuallyHidden>{t('about', { title })}</VisuallyHidden>
            <Arrow aria-hidden size={16} />
          </CardLink>
        </More>
      </CardBody>
    </Article>
  );
}
