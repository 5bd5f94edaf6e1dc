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

/** An image with its variants, as the graph answers it; all addresses are immutable. */
export interface SectionImage {
  url: string;
  /** Size of `url` in pixels. */
  width: number;
  height: number;
  /** Values of `srcset`. */
  avifSrcset: string;
  webpSrcset: string;
}

/** A card of a section. What is blank is not shown. */
export interface SectionCard {
  title: string;
  content: string;
  buttonText: string;
  buttonUrl: string;
  image?: SectionImage | null;
  /** What the image shows; blank for a decoration. */
  imageAlt?: string;
}

/** A section of a page (core-site.md §3), as the graph answers it. What is blank is not shown. */
export interface Section {
  /** hero, text, image_text, cards, cta, case_study; any other falls back to a generic layout. */
  sectionType: string;
  title: string;
  subtitle: string;
  /** Plain text; line breaks part paragraphs. */
  content: string;
  /** Of a case study, whose cards are its figures; plain text as well. */
  problem?: string;
  decision?: string;
  result?: string;
  failure?: string;
  /** A style class: one of `sectionBackgrounds`; any other counts as a plain surface. */
  backgroundColor: string;
  buttonText: string;
  /** Only http(s), mailto, tel, anchors and paths of this site become links. */
  buttonUrl: string;
  image?: SectionImage | null;
  /** What the image shows; blank for a decoration. */
  imageAlt?: string;
  /** left or right. */
  imagePosition: string;
  cards: readonly SectionCard[];
}
