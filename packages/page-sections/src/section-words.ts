import { createContext } from 'react';

/** What the parts of a case study are called, in the language of the screen. */
export interface CaseStudyWords {
  problem: string;
  decision: string;
  result: string;
  failure: string;
  /** The language of these words, where the section is in another. */
  lang?: string | undefined;
}

/** Given by whoever shows sections; English without. */
export const SectionWords = createContext<CaseStudyWords>({
  problem: 'Problem',
  decision: 'Decision',
  result: 'Result',
  failure: 'What failed',
});
