import { Container, Stack } from '@portfolio/ui/layout';
import { LinkButton, type LinkButtonProps } from '@portfolio/ui/link-button';
import { Picture } from '@portfolio/ui/picture';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { use, type ReactNode, createContext } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { backgroundOf } from './backgrounds.ts';
import type { Section, SectionImage } from './section.types.ts';

/** Whether sections are shown for their looks only. */
export const InPreview = createContext(false);

/** Where a button may lead: http(s), mail, telephone, an anchor, or a path of this site (not `//elsewhere`). */
const allowed = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * Whether `url` may become a link. The server has refused others already; this holds for texts that reached the database by
 * another way.
 */
const isSafeLink = (url: string): boolean => allowed.test(url);

/** Whether the router goes there. */
const isPath = (url: string): boolean => url.startsWith('/');

/** Where a section has room for two columns: on the page, and in a preview as wide as a phone. */
export const roomy = '@container (min-width: 40em)';

const Band = styled.section<{ $background: string }>`
  container-type: inline-size;
  padding-block: clamp(${space(8)}, 5vw, ${space(16)});
  background: ${({ $background }) => $background};
  overflow-wrap: anywhere;
`;

/** The section's place: the whole width for its background, the column for what it says. */
export const Frame = ({ section, children }: { section: Section; children: ReactNode }) => (
  <Band className={section.backgroundColor || undefined} $background={backgroundOf(section.backgroundColor)}>
    <Container>{children}</Container>
  </Band>
);

export const Title = styled.h2.attrs({ dir: 'auto' })`
  font-size: ${fontSize.heading};
`;

export const Subtitle = styled.p.attrs({ dir: 'auto' })`
  color: ${color.muted};
  font-size: ${fontSize.large};
`;

/** Plain text, a paragraph a line. */
export const Paragraphs = ({ text }: { text: string }) => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <Stack $gap={3}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat and have no other name
        <p key={place} dir="auto">
          {line}
        </p>
      ))}
    </Stack>
  );
};

/** What a section says: title, subtitle and content, those that there are. */
export const Words = ({ section: { title, subtitle, content } }: { section: Section }) => (
  <>
    {title && <Title>{title}</Title>}
    {subtitle && <Subtitle>{subtitle}</Subtitle>}
    <Paragraphs text={content} />
  </>
);

interface ActionProps {
  text: string;
  url: string;
  variant?: LinkButtonProps['variant'];
  size?: LinkButtonProps['size'];
}

/** The button of a section or card; none without words, or when it leads nowhere good. */
export const Action = ({ text, url, variant, size }: ActionProps) => {
  const inPreview = use(InPreview);
  if (!text || !isSafeLink(url)) return null;
  if (inPreview) {
    return (
      <div>
        <LinkButton as="span" variant={variant} size={size}>
          {text}
        </LinkButton>
      </div>
    );
  }
  return (
    <div>
      {isPath(url) ? (
        <LinkButton as={Link} to={url} variant={variant} size={size}>
          {text}
        </LinkButton>
      ) : (
        <LinkButton href={url} rel="noopener noreferrer" variant={variant} size={size}>
          {text}
        </LinkButton>
      )}
    </div>
  );
};

const Rounded = styled.div`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
`;

/** The variants of an image, as `Picture` takes them. */
export const sourcesOf = ({ avifSrcset, webpSrcset }: SectionImage) =>
  [
    { type: 'image/avif', srcSet: avifSrcset },
    { type: 'image/webp', srcSet: webpSrcset },
  ] as const;

/** A section's image in its own proportions; a decoration where nobody has said what it shows. */
export const Illustration = ({
  image,
  alt = '',
  sizes,
}: {
  image: SectionImage;
  alt?: string | undefined;
  sizes: string;
}) => (
  <Rounded>
    <Picture
      src={image.url}
      sources={sourcesOf(image)}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      seed={image.url}
    />
  </Rounded>
);
