import { fault } from '@portfolio/contracts/errors';
import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const product = 'portfolio';

/** Shorter ones are parts of too many words. */
const leastLetters = 4;

/** Each takes time to compare with. */
const most = 50;

/** Without what people write between, above and below letters. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const long = (names: readonly string[]): string[] => names.filter((name) => name.length >= leastLetters).slice(0, most);

/** What everybody sees on the site: the product's name, and the parts of its host but the last, as `com`. */
function siteNames(publicOrigin: string | undefined): string[] {
  const host = publicOrigin === undefined ? '' : new URL(publicOrigin).hostname;
  const parts = host.split('.');
  return long([product, ...(parts.length > 1 ? parts.slice(0, -1) : parts).map(letters), letters(host)]);
}

/** The names of the companies that somebody works for or administers, whole and word by word. */
function firmNames(facts: Partial<SchedulingUser> | null | undefined): string[] {
  const names = [facts?.employer ?? '', ...(facts?.administered_companies ?? []).map(({ name }) => name)];
  return long([...names, ...names.flatMap((name) => name.split(/\s+/))].map(letters));
}

/** Whose password it is: what an attacker knows of them. */
export interface Owner {
  username: string;
  email: string;
  first_name?: string;
  last_name?: string;
  /** The firms they work for or administer. */
  scheduling_user?: Partial<SchedulingUser> | null;
}

const common = new Set<unknown>(dictionary['passwords-common']);

/** Fewer substitutions than by default: each combination of them is tried on every part. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 10 });

/** Estimating takes the more, and much more, the longer it is; who needs more than these to be strong is told to. */
const estimated = 24;

/** Of zxcvbn's five: below it, less than a million guesses find it. */
const leastScore = 2;

/**
 * Refuses what an attack tries first: passwords that were stolen elsewhere, patterns, and what is known of the user, their firm and the site.
 * @param publicOrigin where the site is
 * @throws AppError `validation` on `field`
 */
export function refuseGuessablePassword(password: string, field: string, owner: Owner, publicOrigin?: string): void {
  const known = [owner.username, owner.email.split('@')[0] ?? '', owner.first_name ?? '', owner.last_name ?? ''];
  const lower = password.toLowerCase();
  if (known.some((word) => word.length > 3 && isNearly(lower, word.toLowerCase())))
    throw validationError({ [field]: [fault('password_too_similar')] });
  const names = [...siteNames(publicOrigin), ...firmNames(owner.scheduling_user)];
  if (names.some((name) => isNearly(letters(password), name)))
    throw validationError({ [field]: [fault('password_names_site')] });
  const beginning = Array.from(password).slice(0, estimated).join('');
  const words = [...known.filter((word) => word.length > 2), ...names];
  if (isCommon(lower) || estimator.check(beginning, words).score < leastScore)
    throw validationError({ [field]: [fault('password_too_common')] });
}

/** Around a common word, as `Winter2026!`: rules that ask for such signs have taught everybody to put them there. */
const decoration = /^[^\p{L}]+|[^\p{L}]+$/gu;
const mostDecoration = 6;

/** A common password, or a word that is one with a year, a number or a sign around it. */
function isCommon(lower: string): boolean {
  const word = lower.replace(decoration, '');
  return common.has(lower) || (lower.length - word.length <= mostDecoration && common.has(word));
}

/** The word itself, with up to four signs more. */
const isNearly = (password: string, word: string): boolean =>
  password.includes(word) && password.length - word.length <= 4;
