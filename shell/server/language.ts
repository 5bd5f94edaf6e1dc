import { languages, type Language } from '@portfolio/remote-kit/manifest';
import type { Request } from 'express';

const known = (tag: string | undefined): Language | undefined => languages.find((language) => language === tag);

/** What the visitor has chosen on this device, else the first that their browser asks for and the site speaks, else English. */
export function languageOf(request: Request): Language {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const asked = request.acceptsLanguages().map((tag) => known(tag.split('-', 1)[0]?.toLowerCase()));
  return known(chosen) ?? asked.find((language) => language !== undefined) ?? 'en';
}
