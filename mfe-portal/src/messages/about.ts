import { portalScreens } from '../addresses/addresses.ts';
import type { NewMessage, ThreadKind } from '../generated/graphql.ts';

/** What messages are about, as it is sent: one of these. */
export type About = Omit<NewMessage, 'text'>;

const names = { SHIFT: 'shift', OPEN_SHIFT: 'openShift', OFFER: 'offer', TIME_OFF: 'timeOff' } as const;

/** What a thread is about; undefined for a broadcast, which is not answered. */
export const aboutOf = (kind: ThreadKind, subject: string | null): About | undefined =>
  kind === 'BROADCAST' || subject === null ? undefined : { [names[kind]]: subject };

/** Where one writes about it. */
export const aboutPath = (about: About): string =>
  `${portalScreens.aboutMessages}?${new URLSearchParams(about as Record<string, string>)}`;

/** What such an address says. */
export function aboutIn(parameters: URLSearchParams): About | undefined {
  const name = Object.values(names).find((each) => /^[1-9]\d{0,9}$/.test(parameters.get(each) ?? ''));
  return name && { [name]: parameters.get(name)! };
}

export const isSameAbout = (one: About, other: About): boolean =>
  Object.values(names).every((name) => (one[name] ?? '') === (other[name] ?? ''));
