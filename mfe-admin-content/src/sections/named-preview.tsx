import { SectionPreview, SectionWords, type Section } from '@portfolio/page-sections';
import { useLanguage } from '@portfolio/remote-kit';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useTranslation } from '../translator.ts';

/** A section as the public page shows it, its parts named in the language of the screen. */
export function NamedPreview({ section }: { section: Section }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lang } = useAuthored();
  return (
    <SectionWords
      value={{
        problem: t('sections.caseStudy.problem'),
        decision: t('sections.caseStudy.decision'),
        result: t('sections.caseStudy.result'),
        failure: t('sections.caseStudy.failure'),
        lang: lang && language,
      }}
    >
      <SectionPreview section={section} />
    </SectionWords>
  );
}
