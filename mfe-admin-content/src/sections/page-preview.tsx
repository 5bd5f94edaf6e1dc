import { useAuthored } from '@portfolio/remote-kit/authored';
import { color, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
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

  & > * {
    zoom: 0.45;
  }
`;

/** The page as visitors see it, section by section. */
export function PagePreview({ sections }: { sections: PageOfSections['sections'] }) {
  const { t } = useTranslation();
  const { lang } = useAuthored();
  return (
    <Sheet aria-label={t('sections.preview')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Small tabIndex={0} role="group" aria-label={t('sections.preview')}>
        <div lang={lang}>
          {sections.map((section) => (
            <NamedPreview key={section.id} section={section} />
          ))}
        </div>
      </Small>
    </Sheet>
  );
}
