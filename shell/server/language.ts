import { languages, type Language } from '@portfolio/remote-kit/manifest';
import type { Request } from 'express';

const known = (tag: unknown): Language | undefined => languages.find((language) => language === tag);

/** Who says in which language a document is: its address, one before it on this visit, or whoever reads. */
export type SaidBy = 'address' | 'visit' | 'reader';

/**
 * What a link asks for, such as that of a search engine, holds until the visitor chooses; then what they have chosen on this device,
 * the first that their browser asks for and the site speaks, else English.
 */
export function languageOf(request: Request): { language: Language; by: SaidBy } {
  const cookie = (name: string) =>
    known(new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]);
  const addressed = known(request.query['lang']);
  const visit = addressed ?? cookie('lang');
  if (visit) return { language: visit, by: addressed ? 'address' : 'visit' };
  const asked = request.acceptsLanguages().map((tag) => known(tag.split('-', 1)[0]?.toLowerCase()));
  return { language: cookie('language') ?? asked.find((language) => language !== undefined) ?? 'en', by: 'reader' };
}
