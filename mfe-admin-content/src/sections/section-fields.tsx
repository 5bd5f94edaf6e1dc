import { sectionTypes } from '@portfolio/contracts/content';
import { sectionBackgrounds } from '@portfolio/page-sections';
import type { FormState } from '@portfolio/remote-kit/forms';
import { SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useWatch } from 'react-hook-form';
import { FileField } from '../forms/file-field.tsx';
import { limits } from '../forms/file-rules.ts';
import { useTranslation } from '../translator.ts';
import type { SectionValues } from './section-values.ts';
import { useSectionName } from '../use-section-name.ts';

/** What a case study tells, in its order. */
export const caseStudyParts = ['problem', 'decision', 'result', 'failure'] as const;

/** Types whose layout has no place for an image of the section itself. */
const withoutImage = new Set(['text', 'cards', 'cta']);

/** The fields that the public page shows of this type; an image that is there already stays in sight. */
export function SectionFields({ form }: { form: FormState<SectionValues> }) {
  const { t } = useTranslation();
  const { field, control } = form;
  const { typeName } = useSectionName();
  const [type, background, image] = useWatch({ control, name: ['sectionType', 'backgroundColor', 'image'] });
  const withImage = !withoutImage.has(type) || image.present !== '' || image.file !== undefined;
  const hasImage = image.file !== undefined || (image.present !== '' && !image.removed);
  // What others than this form have set stays on offer.
  const types = new Set<string>([...sectionTypes, 'generic', type]);
  const backgrounds = new Set<string>(['', ...sectionBackgrounds, background]);
  const backgroundName = (value: string): string => {
    const known = sectionBackgrounds.find((name) => name === value);
    if (known) return t(`sections.backgrounds.${known}`);
    return value || t('sections.noBackground');
  };

  return (
    <>
      <FieldRow>
        <SelectField
          label={t('sections.type')}
          {...field('sectionType')}
          options={[...types].map((value) => [value, typeName(value)])}
        />
        <SelectField
          label={t('sections.background')}
          {...field('backgroundColor')}
          options={[...backgrounds].map((value) => [value, backgroundName(value)])}
        />
      </FieldRow>
      <TextField label={t('fields.title')} {...field('title')} />
      <TextField label={t('sections.subtitle')} {...field('subtitle')} />
      <TextareaField label={t('sections.content')} hint={t('sections.contentHint')} rows={5} {...field('content')} />
      {type === 'case_study' &&
        caseStudyParts.map((part) => (
          <TextareaField
            key={part}
            label={t(`sections.caseStudy.${part}`)}
            hint={t(`sections.caseStudy.${part}Hint`)}
            rows={3}
            {...field(part)}
          />
        ))}
      <FieldRow>
        <TextField label={t('sections.buttonText')} {...field('buttonText')} />
        <TextField label={t('sections.buttonUrl')} hint={t('sections.buttonUrlHint')} {...field('buttonUrl')} />
      </FieldRow>
      {withImage && <ImageField name="image" form={form} />}
      {hasImage && (
        <TextField label={t('images.alt')} hint={t('images.altHint')} optional={t('optional')} {...field('imageAlt')} />
      )}
      {type === 'image_text' && (
        <SelectField label={t('sections.imagePosition')} {...field('imagePosition')}>
          <option value="left">{t('sections.left')}</option>
          <option value="right">{t('sections.right')}</option>
        </SelectField>
      )}
    </>
  );
}

interface ImageProps {
  name: 'image' | `cards.${number}.image`;
  form: FormState<SectionValues>;
}

/** The image of a section or of one of its cards. */
export function ImageField({ name, form }: ImageProps) {
  const { t } = useTranslation();
  const { value, onChange, ...field } = form.controlled(name);
  return (
    <FileField
      label={t('sections.image')}
      hint={t('files.hint', { size: limits.image })}
      accept="image/*"
      optional={t('optional')}
      {...field}
      value={value}
      onChange={(choice) => onChange({ set: value.set, id: value.id, ...choice })}
    />
  );
}
