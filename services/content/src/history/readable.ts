import type { KeptTranslations } from '@portfolio/contracts/content';
import type { SectionSnapshot, Snapshot } from './snapshot.ts';

/** The fields of a snapshot as lines of text, so that two can be compared. */
export const readable = (snapshot: Snapshot) =>
  Object.entries(snapshot).map(([name, value]: [string, unknown]) => ({ name, text: textOf(name, value) }));

/** The pictures of a snapshot, in order. */
export function picturesOf(snapshot: Snapshot): { hash: string; alt: string }[] {
  const found =
    'sections' in snapshot ? snapshot.sections.flatMap((section) => [section, ...section.cards]) : snapshot.images;
  return found.flatMap(({ hash, alt }) => (hash === null ? [] : [{ hash, alt }]));
}

function textOf(name: string, value: unknown): string {
  if (value === null) return '';
  if (name === 'translations') return translationsText(value as KeptTranslations);
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (name === 'sections') return (value as SectionSnapshot[]).map(sectionText).join('\n\n');
  // Their files are shown as pictures; what is said of them is text.
  if (name === 'images') return (value as { alt: string }[]).map(({ alt }, place) => `${place + 1}. ${alt}`).join('\n');
  return value.join(', ');
}

/** Lines of language, place and text. */
const translationsText = (kept: KeptTranslations): string =>
  Object.entries(kept)
    .flatMap(([language, texts]) => texts.map(({ name, text }) => `${language} ${name}: ${text}`))
    .join('\n');

function sectionText({ section_type, cards, ...fields }: SectionSnapshot, place: number): string {
  const lines = [`${place + 1}. ${section_type}`, ...linesOf(fields)];
  return [...lines, ...cards.flatMap((card, index) => [`${place + 1}.${index + 1}`, ...linesOf(card)])].join('\n');
}

/** What is blank is not said. A picture is named by the beginning of its content's hash. */
const linesOf = ({ hash, alt, ...texts }: { hash: string | null; alt: string } & Record<string, string | null>) => [
  ...Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])),
  ...(hash ? [`image: ${alt} (${hash.slice(0, 8)})`] : []),
];
