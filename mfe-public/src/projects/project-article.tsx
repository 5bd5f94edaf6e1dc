import { Card } from '@portfolio/ui/card';
import { ChipList } from '@portfolio/ui/chip';
import { Stack } from '@portfolio/ui/layout';
import { Picture } from '@portfolio/ui/picture';
import { radius, space } from '@portfolio/ui/tokens';
import Code from 'lucide-react/icons/code';
import Globe from 'lucide-react/icons/globe';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProjectQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { PictureButton } from '../images/picture-button.tsx';
import { pictureOf } from '../images/picture-of.ts';
import { useLightbox } from '../images/use-lightbox.tsx';
import { Article, Columns, Part } from '../layout/article.tsx';
import { ExternalLink } from '../layout/external-link.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { useTranslation } from '../translator.ts';

type ShownProject = NonNullable<ProjectQuery['project']>;

/** Cut to a band, so that what is said begins on the first screen; it opens whole. */
const Lead = styled.div`
  overflow: clip;
  border-radius: ${radius.card};
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
  const { slug, title, tags, description, longDescription, images } = project;
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
    <Article item={project} facts={<ChipList items={tags} label={t('projects.tags')} />}>
      <Columns $beside="14rem">
        <Stack $gap={6}>
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
        </Stack>
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
    </Article>
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
      <Stack $gap={3}>
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
      </Stack>
    </Aside>
  );
}
