import { SectionPreview } from '@portfolio/page-sections';
import { Card } from '@portfolio/ui/card';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useObjectUrls } from '../forms/use-object-urls.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CardsField } from './cards-field.tsx';
import { wide } from './columns.ts';
import { previewOf } from './section-preview.ts';
import { SectionFields } from './section-fields.tsx';
import { sectionForm, sectionValues, sectionVariables, type SectionValues } from './section-values.ts';
import { AddSection, SectionsOfPage, UpdateSection } from './sections.graphql.ts';
import { useSectionFields } from './use-section-fields.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)} ${space(6)};

  ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;

    & > form {
      grid-area: 2 / 1;
    }
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.title};

  ${wide} {
    grid-column: 1 / -1;
  }
`;

/** In sight while one types: beside the fields it is the public page in small, on the ground of that page. */
const Preview = styled(Card)`
  background: ${color.bg};

  ${wide} {
    position: sticky;
    top: calc(var(--sticky-top) + ${space(4)});
    grid-area: 2 / 2;
    max-height: calc(100dvh - var(--sticky-top) - ${space(8)});
    overflow-y: auto;

    & > * {
      zoom: 0.45;
    }
  }
`;

interface Props {
  page: PageOfSections;
  /** Undefined for a new section. */
  sectionId: string | undefined;
  /** The place of a new one, from 0. */
  position: number | undefined;
  onSaved: (page: PageOfSections) => void;
  onClose: () => void;
}

/** Adds or edits a section; the preview beside the fields is the very component of the public page. */
export function SectionForm({ page, sectionId, position, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []); // the button that opened the form is gone
  const urlOf = useObjectUrls();
  const state = useItemForm<SectionValues, PageOfSections>({
    area: 'sections',
    query: SectionsOfPage,
    // A new section takes nothing away from what others saved.
    item: sectionId === undefined ? undefined : page,
    schema: sectionForm,
    fields: useSectionFields(),
    valuesOf: (version) => sectionValues(version, sectionId),
    send(save, values, base) {
      const { input, files } = sectionVariables(values);
      if (!base || sectionId === undefined) {
        return save(AddSection, { pageId: page.id, input: { ...input, position }, files });
      }
      const over = { ...input, revision: base.revision };
      return save(UpdateSection, { pageId: page.id, sectionId, input: over, files });
    },
    onSaved,
  });
  const { control } = state.form.hookForm;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
  const values = useWatch({ control }) as SectionValues;

  return (
    <Columns>
      <Title ref={title} tabIndex={-1}>
        {t(sectionId === undefined ? 'sections.newTitle' : 'sections.editTitle')}
      </Title>
      <Preview as="section" $flush aria-label={t('sections.preview')}>
        <SectionPreview section={previewOf(values, urlOf)} />
      </Preview>
      <ItemForm area="sections" state={state} onCancel={onClose}>
        {(error) => (
          <>
            <SectionFields form={state.form.hookForm} error={error} />
            {(values.sectionType === 'cards' || values.cards.length > 0) && (
              <CardsField form={state.form} error={error('cards')} />
            )}
          </>
        )}
      </ItemForm>
    </Columns>
  );
}
