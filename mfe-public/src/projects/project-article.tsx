import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Picture } from '@portfolio/ui/picture';
import { color, media, radius, space } from '@portfolio/ui/tokens';
import Code from 'lucide-react/icons/code';
import Globe from 'lucide-react/icons/globe';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProjectQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { pictureOf } from '../images/picture-of.ts';
import { DraftNotice } from '../layout/draft-notice.tsx';
import { ExternalLink } from '../layout/external-link.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { useTranslation } from '../translator.ts';

type ShownProject = NonNullable<ProjectQuery['project']>;

const Header = styled.header`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(6)};
  overflow-wrap: anywhere;
`;

const Lead = styled.div`
  overflow: clip;
  margin-bottom: ${space(8)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(12)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 42rem) minmax(14rem, 1fr);
    align-items: start;
  }
`;

const Part = styled.section`
  display: grid;
  gap: ${space(4)};
`;

const Links = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Beside the text from 1,024 px; below it, the way out comes before the other pictures. */
const Aside = styled(Card)`
  display: grid;
  gap: ${space(4)};
`;

const Pictures = styled.div`
  margin-top: ${space(10)};
`;

/** core-site.md §2, "/projects/{slug}": title, tags, image, 'About This Project' and 'Project Links'. */
export function ProjectArticle({ project }: { project: ShownProject }) {
  const { t } = useTranslation();
  const { slug, title, tags, description, longDescription, images, isPublished } = project;
  const [lead, ...others] = images;
  const about = useId();
  return (
    <article>
      {!isPublished && <DraftNotice />}
      <Header>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <ChipList items={tags} label={t('projects.tags')} />
      </Header>
      <Lead>
        <Picture
          {...pictureOf(lead)}
          sizes="(min-width: 72em) 70rem, 92vw"
          alt={lead?.alt || t('project.image', { title })}
          width={lead?.width ?? 16}
          height={lead?.height ?? 9}
          seed={slug}
          priority
        />
      </Lead>
      <Columns>
        <Part aria-labelledby={about}>
          <h2 id={about}>{t('project.about')}</h2>
          <Paragraphs text={`${description}\n${longDescription}`} />
        </Part>
        <ProjectLinks project={project} />
      </Columns>
      {others.length > 0 && (
        <Pictures>
          <Gallery
            images={others}
            alt={(place) => t('project.picture', { place: place + 1, title })}
            label={t('project.pictures')}
            min="18rem"
            sizes="(min-width: 64em) 22rem, (min-width: 40em) 45vw, 92vw"
          />
        </Pictures>
      )}
    </article>
  );
}

/** Each link only if the project has it. */
function ProjectLinks({ project: { githubUrl, liveUrl } }: { project: ShownProject }) {
  const { t } = useTranslation();
  const id = useId();
  if (!githubUrl && !liveUrl) return null;
  return (
    <Aside as="section" aria-labelledby={id}>
      <h2 id={id}>{t('project.links')}</h2>
      <Links>
        {liveUrl && (
          <ExternalLink href={liveUrl} icon={<Globe aria-hidden />}>
            {t('project.demo')}
          </ExternalLink>
        )}
        {githubUrl && (
          <ExternalLink href={githubUrl} icon={<Code aria-hidden />}>
            {t('project.repository')}
          </ExternalLink>
        )}
      </Links>
    </Aside>
  );
}
