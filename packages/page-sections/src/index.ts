export { PageSection } from './page-section.tsx';
export { sectionBackgrounds, type SectionBackground } from './backgrounds.ts';
export type { Section, SectionCard, SectionImage } from './section.types.ts';
export { SectionPreview } from './preview.tsx';
