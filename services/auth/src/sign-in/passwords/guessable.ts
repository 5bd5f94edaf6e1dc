import { fault } from '@portfolio/contracts/errors';
import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { firmNames, letters, siteNames } from './known-names.ts';

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
