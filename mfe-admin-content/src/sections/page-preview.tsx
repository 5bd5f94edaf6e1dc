import { useAuthored } from '@portfolio/remote-kit/authored';
import { color, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { Stage, useDevice } from '../forms/use-device.tsx';
import { NamedPreview } from './named-preview.tsx';
import { useTranslation } from '../translator.ts';

/** On the ground of the public page, so that a section without a background looks like none. */
const Sheet = styled.section`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.bg};
`;

/** The public page in small: what is too long is scrolled. */
const Small = styled.div`
  max-height: calc(100dvh - var(--sticky-top, 4rem) - ${space(8)});
  overflow-y: auto;

  & > [data-stage='desktop'] {
    zoom: 0.45;
  }
  & > [data-stage='phone'] {
    zoom: 0.75;
  }
`;

/** The page as visitors see it, section by section. */
export function PagePreview({ sections }: { sections: PageOfSections['sections'] }) {
  const { t } = useTranslation();
  const { lang } = useAuthored();
  const { choice, stage } = useDevice();
  return (
    <Sheet aria-label={t('sections.preview')}>
      {choice}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Small tabIndex={0} role="group" aria-label={t('sections.preview')}>
        <Stage data-stage={stage} lang={lang}>
          {sections.map((section) => (
            <NamedPreview key={section.id} section={section} />
          ))}
        </Stage>
      </Small>
    </Sheet>
  );
}
