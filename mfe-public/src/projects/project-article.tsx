import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Picture } from '@portfolio/ui/picture';
import { media, radius, space } from '@portfolio/ui/tokens';
import Code from 'lucide-react/icons/code';
import Globe from 'lucide-react/icons/globe';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProjectQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { PictureButton } from '../images/picture-button.tsx';
import { pictureOf } from '../images/picture-of.ts';
import { useLightbox } from '../images/use-lightbox.tsx';
import { DraftNotice } from '../layout/draft-notice.tsx';
import { ExternalLink } from '../layout/external-link.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';

type ShownProject = NonNullable<ProjectQuery['project']>;

const Header = styled.header`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(6)};
  overflow-wrap: anywhere;
`;

/** Cut to a band, so that what is said begins on the first screen; it opens whole. */
const Lead = styled.div`
  overflow: clip;
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

const Main = styled.div`
  display: grid;
  gap: ${space(6)};
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
  const authored = useAuthored(project.language);
  const { slug, title, tags, description, longDescription, images, isPublished } = project;
  const about = useId();
  const listed = images.map((image, at) => ({
    image,
    alt: image.alt || (at === 0 ? title : t('project.picture', { place: at + 1, title })),
  }));
  const [lead, ...others] = listed;
  const { open, lightbox } = useLightbox(listed);
  const picture = (
    <Picture
      {...pictureOf(lead?.image)}
      sizes="(min-width: 64em) 42rem, 92vw"
      alt={lead?.alt ?? title}
      width={21}
      height={9}
      seed={slug}
      priority
    />
  );
  return (
    <article>
      {!isPublished && <DraftNotice />}
      <Header>
        <h1 tabIndex={-1} {...authored}>
          {title}
        </h1>
        <ChipList items={tags} label={t('projects.tags')} />
      </Header>
      <Columns>
        <Main>
          <Lead>
            {lead ? (
              <PictureButton alt={lead.alt} onOpen={() => open(0)}>
                {picture}
              </PictureButton>
            ) : (
              picture
            )}
          </Lead>
          <Part aria-labelledby={about}>
            <h2 id={about}>{t('project.about')}</h2>
            <Paragraphs text={`${description}\n${longDescription}`} translated={project.language} />
          </Part>
        </Main>
        <ProjectLinks project={project} />
      </Columns>
      {others.length > 0 && (
        <Pictures>
          <Gallery
            images={others}
            label={t('project.pictures')}
            height="14rem"
            sizes="(min-width: 64em) 24rem, 92vw"
            onOpen={(place) => open(place + 1)}
          />
        </Pictures>
      )}
      {lightbox}
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
