import { altTextMaxLength, sectionTypes } from '@portfolio/contracts/content';
import { sectionBackgrounds } from '@portfolio/page-sections';
import { SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { FileField } from '../forms/file-field.tsx';
import { limits } from '../forms/file-rules.ts';
import { useTranslation } from '../translator.ts';
import type { SectionValues } from './section-values.ts';
import { useSectionName } from '../use-section-name.ts';

interface Props {
  form: UseFormReturn<SectionValues>;
  error: (name: keyof SectionValues) => string | undefined;
}

/** What a case study tells, in its order. */
export const caseStudyParts = ['problem', 'decision', 'result', 'failure'] as const;

/** Types whose layout has no place for an image of the section itself. */
const withoutImage = new Set(['text', 'cards', 'cta']);

/** The fields that the public page shows of this type; an image that is there already stays in sight. */
export function SectionFields({ form: { register, control }, error }: Props) {
  const { t } = useTranslation();
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
        <SelectField label={t('sections.type')} error={error('sectionType')} {...register('sectionType')}>
          {[...types].map((value) => (
            <option key={value} value={value}>
              {typeName(value)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('sections.background')} error={error('backgroundColor')} {...register('backgroundColor')}>
          {[...backgrounds].map((value) => (
            <option key={value} value={value}>
              {backgroundName(value)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <TextField label={t('fields.title')} maxLength={200} error={error('title')} {...register('title')} />
      <TextField label={t('sections.subtitle')} maxLength={500} error={error('subtitle')} {...register('subtitle')} />
      <TextareaField
        label={t('sections.content')}
        hint={t('sections.contentHint')}
        rows={5}
        error={error('content')}
        {...register('content')}
      />
      {type === 'case_study' &&
        caseStudyParts.map((part) => (
          <TextareaField
            key={part}
            label={t(`sections.caseStudy.${part}`)}
            hint={t(`sections.caseStudy.${part}Hint`)}
            rows={3}
            error={error(part)}
            {...register(part)}
          />
        ))}
      <FieldRow>
        <TextField
          label={t('sections.buttonText')}
          maxLength={100}
          error={error('buttonText')}
          {...register('buttonText')}
        />
        <TextField
          label={t('sections.buttonUrl')}
          hint={t('sections.buttonUrlHint')}
          error={error('buttonUrl')}
          {...register('buttonUrl')}
        />
      </FieldRow>
      {withImage && <ImageField name="image" control={control} error={error('image')} />}
      {hasImage && (
        <TextField
          label={t('images.alt')}
          hint={t('images.altHint')}
          optional={t('optional')}
          maxLength={altTextMaxLength}
          error={error('imageAlt')}
          {...register('imageAlt')}
        />
      )}
      {type === 'image_text' && (
        <SelectField label={t('sections.imagePosition')} {...register('imagePosition')}>
          <option value="left">{t('sections.left')}</option>
          <option value="right">{t('sections.right')}</option>
        </SelectField>
      )}
    </>
  );
}

interface ImageProps {
  name: 'image' | `cards.${number}.image`;
  control: Control<SectionValues>;
  error: string | undefined;
}

/** The image of a section or of one of its cards. */
export function ImageField({ name, control, error }: ImageProps) {
  const { t } = useTranslation();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => (
        <FileField
          label={t('sections.image')}
          hint={t('files.hint', { size: limits.image })}
          accept="image/*"
          optional={t('optional')}
          error={error}
          name={name}
          value={value}
          onChange={(choice) => onChange({ set: value.set, id: value.id, ...choice })}
        />
      )}
    />
  );
}
