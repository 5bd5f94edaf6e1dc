import type { PageDetail } from '@portfolio/contracts/content';
import { PageSection } from '@portfolio/page-sections';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { useWatch } from 'react-hook-form';
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

interface Props {
  page: PageDetail;
  /** Undefined for a new section, behind the others. */
  sectionId: number | undefined;
  onSaved: (page: PageDetail) => void;
  onClose: () => void;
}

/** Adds or edits a section; the preview above the fields is the very component of the public page. */
export function SectionForm({ page, sectionId, onSaved, onClose }: Props) {
  const { t } = useTranslation();
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
  const { control } = state.form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
  const values = useWatch({ control }) as SectionValues;

  return (
    <Stack $gap={5}>
      <Card as="section" $flush aria-label={t('sections.preview')}>
        <PageSection section={previewOf(values, urlOf)} />
      </Card>
      <ItemForm area="sections" state={state} fields={useSectionFields()} onCancel={onClose}>
        {(error) => (
          <>
            <SectionFields form={state.form} error={error} />
            {(values.section_type === 'cards' || values.cards.length > 0) && (
              <CardsField form={state.form} error={error('cards')} />
            )}
          </>
        )}
      </ItemForm>
    </Stack>
  );
}
