import { useShown, type ShownField } from '../forms/use-shown.tsx';
import { useTranslation } from '../translator.ts';
import { caseStudyParts } from './section-fields.tsx';
import type { SectionValues } from './section-values.ts';

/** The fields in their order, and how two versions of them are compared. */
export function useSectionFields(): readonly ShownField<SectionValues>[] {
  const { t } = useTranslation();
  const { text, file } = useShown();
  return [
    { name: 'sectionType', label: t('sections.type'), show: (values) => text(values.sectionType) },
    { name: 'backgroundColor', label: t('sections.background'), show: (values) => text(values.backgroundColor) },
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'subtitle', label: t('sections.subtitle'), show: ({ subtitle }) => text(subtitle) },
    { name: 'content', label: t('sections.content'), show: ({ content }) => text(content) },
    ...caseStudyParts.map((part) => ({
      name: part,
      label: t(`sections.caseStudy.${part}`),
      show: (values: SectionValues) => text(values[part]),
    })),
    { name: 'buttonText', label: t('sections.buttonText'), show: (values) => text(values.buttonText) },
    { name: 'buttonUrl', label: t('sections.buttonUrl'), show: (values) => text(values.buttonUrl) },
    { name: 'image', label: t('sections.image'), show: ({ image }) => file(image) },
    { name: 'imageAlt', label: t('images.alt'), show: ({ imageAlt }) => text(imageAlt) },
    { name: 'imagePosition', label: t('sections.imagePosition'), show: (values) => text(values.imagePosition) },
    {
      name: 'cards',
      label: t('sections.cards'),
      show: ({ cards }) =>
        text(
          cards
            .map((card) =>
              [card.title, card.content, card.buttonText, card.buttonUrl, file(card.image).text, card.imageAlt].join(
                '\n',
              ),
            )
            .join('\n\n'),
        ),
    },
  ];
}
