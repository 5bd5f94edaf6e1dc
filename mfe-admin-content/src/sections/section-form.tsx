import type { PageDetail } from '@portfolio/contracts/content';
import { PageSection } from '@portfolio/page-sections';
import { Card } from '@portfolio/ui/card';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useObjectUrls } from '../forms/use-object-urls.ts';
import { useTranslation } from '../translator.ts';
import { CardsField } from './cards-field.tsx';
import { previewOf } from './preview.ts';
import { SectionFields } from './section-fields.tsx';
import { encodeSection, sectionForm, sectionValues, type SectionValues } from './section-values.ts';
import { parsePage } from './use-page.ts';
import { useSectionFields } from './use-section-fields.ts';

/** From here on the preview fits beside the fields. */
const wide = '@media (min-width: 80em)';

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

/** In sight while one types: beside the fields it is the public page in small. */
const Preview = styled(Card)`
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
  page: PageDetail;
  /** Undefined for a new section, behind the others. */
  sectionId: number | undefined;
  onSaved: (page: PageDetail) => void;
  onClose: () => void;
}

/** Adds or edits a section; the preview beside the fields is the very component of the public page. */
export function SectionForm({ page, sectionId, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []); // the button that opened the form is gone
  const urlOf = useObjectUrls();
  const state = useItemForm<SectionValues, PageDetail>({
    area: 'sections',
    path: '/pages/',
    call: `/pages/${page.id}/${sectionId === undefined ? 'add_section' : 'update_section'}/`,
    // A new section takes nothing away from what others saved.
    item: sectionId === undefined ? undefined : page,
    schema: sectionForm,
    parse: parsePage,
    valuesOf: (version) => sectionValues(version, sectionId),
    encode: (values) => encodeSection(values, sectionId),
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
        <PageSection section={previewOf(values, urlOf)} />
      </Preview>
      <ItemForm area="sections" state={state} fields={useSectionFields()} onCancel={onClose}>
        {(error) => (
          <>
            <SectionFields form={state.form.hookForm} error={error} />
            {(values.section_type === 'cards' || values.cards.length > 0) && (
              <CardsField form={state.form} error={error('cards')} />
            )}
          </>
        )}
      </ItemForm>
    </Columns>
  );
}
