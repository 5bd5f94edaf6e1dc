import { sectionTypes } from '@portfolio/contracts/content';
import { useTranslation } from './translator.ts';

/** What a section is called: its title, else its type. */
export function useSectionName() {
  const { t } = useTranslation();
  const typeName = (type: string): string =>
    t(`sections.types.${sectionTypes.find((known) => known === type) ?? 'other'}`);
  return {
    typeName,
    nameOf: ({ title, sectionType: type }: { title: string; sectionType: string }) => title || typeName(type),
  };
}
