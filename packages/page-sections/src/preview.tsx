import { PageSection } from './page-section.tsx';
import type { Section } from './section.types.ts';
import { InPreview } from './in-preview.ts';

/** A section as the public page shows it, whose buttons lead nowhere: whoever edits it stays where they are. */
export const SectionPreview = ({ section }: { section: Section }) => (
  <InPreview value>
    <PageSection section={section} />
  </InPreview>
);
