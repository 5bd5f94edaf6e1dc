import { actors, type Persona } from '@portfolio/testkit';

export interface Refusal {
  who: string;
  persona: Persona | undefined;
  status: 401 | 403;
}

const signedOut: Refusal = { who: 'a visitor', persona: undefined, status: 401 };
const forbidden: readonly Refusal[] = [
  { who: 'a signed-in user', persona: actors.member, status: 403 },
  { who: 'a company administrator', persona: actors.manager, status: 403 },
];
const patron: Refusal = { who: 'a supporter', persona: actors.patron, status: 403 };

/** Whom a call with this access refuses, and how (core-site.md §6). */
export function refusals(access: string): readonly Refusal[] {
  if (access === 'open') return [];
  return access === 'patron' ? [signedOut, ...forbidden] : [signedOut, ...forbidden, patron];
}
