import { useAuthored } from '@portfolio/remote-kit/authored';
import { Card } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { Picture } from '@portfolio/ui/picture';
import { color, font, fontSize, radius, space } from '@portfolio/ui/tokens';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleSlash from 'lucide-react/icons/circle-slash';
import LeavesSite from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { graphql, type DocumentType } from '../generated/index.ts';
import { pictureOf } from '../images/picture-of.ts';
import { ExternalLink } from '../layout/external-link.tsx';
import { useTranslation } from '../translator.ts';

const fragment = graphql(`
  fragment SiteOwner on SiteOwner {
    language
    name
    headline
    availability
    availabilityNote
    aboutPath
    links {
      label
      url
    }
    image {
      ...Image
    }
  }
`);

type Owner = DocumentType<typeof fragment>;

const Place = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(6)};
  margin-block: ${space(4)};
  padding: clamp(${space(5)}, 3vw, ${space(8)});
  overflow-wrap: anywhere;
`;

const Face = styled.div`
  flex: none;
  width: ${space(28)};
  height: ${space(28)};
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.chip};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space(2)};
  min-width: 0;
`;

const Eyebrow = styled.p`
  color: ${color.accent};
  font-family: ${font.code};
  font-size: ${fontSize.small};
`;

const Name = styled.h2`
  font-size: ${fontSize.heading};
`;

const Headline = styled.p`
  max-width: 36rem;
  color: ${color.muted};
  font-size: ${fontSize.large};
`;

const Availability = styled.p<{ $tone: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize.small};

  & > svg,
  & > strong {
    flex: none;
    color: ${({ $tone }) => $tone};
    font-weight: 550;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 550;
`;

/** A shape and a colour of its own beside the word. */
const looks = {
  open: { icon: <CircleCheck aria-hidden size={16} />, tone: color.success },
  limited: { icon: <CircleDashed aria-hidden size={16} />, tone: color.warning },
  closed: { icon: <CircleSlash aria-hidden size={16} />, tone: color.muted },
} as const;

const isSaid = (availability: string): availability is keyof typeof looks => availability in looks;

/** Who makes the site; nothing while nobody says so. */
export function OwnerCard({ owner }: { owner: Owner | null | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const authored = useAuthored(owner?.language);
  if (!owner?.name) return null;
  const { name, headline, availability, availabilityNote, aboutPath, links, image } = owner;
  return (
    <Place as="section" aria-labelledby={id}>
      {image && (
        <Face>
          <Picture {...pictureOf(image)} sizes="7rem" alt="" width={1} height={1} seed={name} />
        </Face>
      )}
      <Words>
        <Eyebrow>{t('owner.eyebrow')}</Eyebrow>
        <Name id={id} {...authored}>
          {name}
        </Name>
        {headline && <Headline {...authored}>{headline}</Headline>}
        {isSaid(availability) && (
          <Availability $tone={looks[availability].tone}>
            {looks[availability].icon}
            <strong>{t(`owner.availability.${availability}`)}</strong>
            {availabilityNote && <span {...authored}>{availabilityNote}</span>}
          </Availability>
        )}
        {links.length > 0 && (
          <Cluster $gap={2}>
            {links.map(({ label, url }) => (
              <ExternalLink key={url} href={url} size="small" icon={<LeavesSite aria-hidden size={14} />}>
                <span {...authored}>{label}</span>
              </ExternalLink>
            ))}
          </Cluster>
        )}
        {aboutPath && (
          <More to={aboutPath}>
            {t('owner.more', { name })} <ArrowRight aria-hidden size={16} />
          </More>
        )}
      </Words>
    </Place>
  );
}
