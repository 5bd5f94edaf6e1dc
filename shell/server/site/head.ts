import type { SiteAbout } from '@portfolio/contracts/site';
import { translationLanguages } from '@portfolio/contracts/content';
import { aboutIn, type Language } from '@portfolio/remote-kit/manifest';
import type { SaidBy } from '../language.ts';
import { textsIn } from '../texts.ts';
import type { OwnScreenName } from 'shell/own-screens';
import type { Screen } from '../routes.ts';
import type { SiteContent } from './content.ts';

/** What a document says of its screen before any script runs. */
export interface Head {
  /** The reader's, of all that the site itself says. */
  language: Language;
  /** Who says so; by default the reader. */
  saidBy?: SaidBy;
  status: 200 | 404;
  /** The path to which the item that was here has moved: the answer is a redirection. */
  movedTo?: string;
  /** The words of the screen's `h1`; without them the document has the name of the site. */
  title?: string | undefined;
  /** Without one the document has that of the site. */
  description?: string | undefined;
  /** The path of the screen's one address, when search engines and link previews may know it. */
  canonical?: string;
  /** In which languages besides the original it is told whole, each at an address of its own. */
  translatedIn?: readonly Language[];
  /** Search engines are told to leave it out. */
  hidden?: true;
  item?: Extract<SiteAbout, { found: true }>;
  /** JSON-LD of a screen that is no item's. */
  linked?: object | undefined;
}

/** The `h1` of the shell's own screens, where it is always the same. */
const ownTitles = ({ login, reset }: typeof textsIn.en): Partial<Record<OwnScreenName, string>> => ({
  login: login.title,
  'reset-request': reset.title,
  'reset-confirm': reset.confirm.title,
});

/** Of one screen, `/projects/` and `/projects` are one address. */
const plain = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** Other languages in which a screen is told that is always the same. */
export const translationsOf = ({ remote, route }: Pick<Required<Screen>, 'remote' | 'route'>): Language[] =>
  translationLanguages.filter((language) => remote.translations?.[language][route.path]?.title !== undefined);

/**
 * The head of the screen at `path` (no query). Only what the content service itself says is missing is 404; while it does
 * not answer, the document says nothing in particular and its screen finds out.
 */
export async function headOf(
  { known, own, remote, route }: Screen,
  path: string,
  content: SiteContent,
  language: Language,
): Promise<Head> {
  const texts = textsIn[language];
  if (!known) return { status: 404, language, title: texts.notFound.title, hidden: true };
  if (own) return { status: 200, language, title: ownTitles(texts)[own.show], hidden: true };
  if (!remote || !route) return { status: 200, language }; // no registry, so nobody can tell
  const about = aboutIn(language, { remote, route });
  if (!about) return { status: 200, language, hidden: true };
  if ('title' in about) {
    const linked = plain(path) === '/' ? (await content.owner(language))?.json_ld : undefined;
    return {
      status: 200,
      language,
      ...about,
      canonical: plain(path),
      translatedIn: translationsOf({ remote, route }),
      ...(linked && { linked }),
    };
  }

  const item = await content.about(path, language);
  if (!item) return { status: 200, language };
  if (!item.found) return { status: 404, language, title: about.missing, hidden: true };
  return {
    status: 200,
    language,
    ...(item.moved && { movedTo: item.path }),
    title: item.title,
    description: item.description || undefined,
    canonical: item.path,
    translatedIn: item.translated_in,
    item,
  };
}
