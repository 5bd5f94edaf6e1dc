import { useTranslation } from '../translator.ts';

const fields = {
  title: 'fields.title',
  subtitle: 'sections.subtitle',
  description: 'fields.description',
  long_description: 'fields.longDescription',
  content: 'fields.content',
  problem: 'sections.caseStudy.problem',
  decision: 'sections.caseStudy.decision',
  result: 'sections.caseStudy.result',
  failure: 'sections.caseStudy.failure',
  button_text: 'sections.buttonText',
  image_alt: 'images.alt',
  alt: 'images.alt',
  name: 'owner.name',
  headline: 'owner.headline',
  availability_note: 'owner.note',
  label: 'owner.linkLabel',
} as const;

const isField = (name: string): name is keyof typeof fields => name in fields;

/** What a text is called by its place, such as `sections.0.cards.1.title`. */
export function usePlaceName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const parts = [...name.matchAll(/(sections|cards|images|links)\.(\d+)\./g)].map(([, part, at]) => {
      const number = Number(at) + 1;
      if (part === 'sections') return t('translations.section', { number });
      if (part === 'links') return t('owner.link', { number });
      return part === 'cards' ? t('sections.card', { number }) : t('images.number', { number });
    });
    const field = name.slice(name.lastIndexOf('.') + 1);
    return [...parts, isField(field) ? t(fields[field]) : field].join(' · ');
  };
}
