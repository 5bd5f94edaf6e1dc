import { useShown, type ShownField } from '../forms/use-shown.tsx';
import { useTranslation } from '../translator.ts';
import type { SectionValues } from './section-values.ts';

/** The fields in their order, and how two versions of them are compared. */
export function useSectionFields(): readonly ShownField<SectionValues>[] {
  const { t } = useTranslation();
  const { text, file } = useShown();
  return [
    { name: 'section_type', label: t('sections.type'), show: (values) => text(values.section_type) },
    { name: 'background_color', label: t('sections.background'), show: (values) => text(values.background_color) },
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'subtitle', label: t('sections.subtitle'), show: ({ subtitle }) => text(subtitle) },
    { name: 'content', label: t('sections.content'), show: ({ content }) => text(content) },
    { name: 'button_text', label: t('sections.buttonText'), show: (values) => text(values.button_text) },
    { name: 'button_url', label: t('sections.buttonUrl'), show: (values) => text(values.button_url) },
    { name: 'image', label: t('sections.image'), show: ({ image }) => file(image) },
    { name: 'image_position', label: t('sections.imagePosition'), show: (values) => text(values.image_position) },
    {
      name: 'cards',
      label: t('sections.cards'),
      show: ({ cards }) =>
        text(
          cards
            .map((card) =>
              [card.title, card.content, card.button_text, card.button_url, file(card.image).text].join('\n'),
            )
            .join('\n\n'),
        ),
    },
  ];
}
