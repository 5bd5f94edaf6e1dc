import type { SchedulingUser } from '@portfolio/contracts/scheduling';

const product = 'portfolio';

/** Shorter ones are parts of too many words. */
const leastLetters = 4;

/** Each takes time to compare with. */
const most = 50;

/** Without what people write between, above and below letters. */
export const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const long = (names: readonly string[]): string[] => names.filter((name) => name.length >= leastLetters).slice(0, most);

/** What everybody sees on the site: the product's name, and the parts of its host but the last, as `com`. */
export function siteNames(publicOrigin: string | undefined): string[] {
  const host = publicOrigin === undefined ? '' : new URL(publicOrigin).hostname;
  const parts = host.split('.');
  return long([product, ...(parts.length > 1 ? parts.slice(0, -1) : parts).map(letters), letters(host)]);
}

/** The names of the companies that somebody works for or administers, whole and word by word. */
export function firmNames(facts: Partial<SchedulingUser> | null | undefined): string[] {
  const names = [facts?.employer ?? '', ...(facts?.administered_companies ?? []).map(({ name }) => name)];
  return long([...names, ...names.flatMap((name) => name.split(/\s+/))].map(letters));
}
