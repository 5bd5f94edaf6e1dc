import type { SignedInDevicesQuery } from '../../generated/graphql.ts';
import { deviceOf } from '@portfolio/remote-kit/device';

export type Session = SignedInDevicesQuery['sessions'][number];

/** Sessions of one browser in one network: what a person takes for one device. */
export interface DeviceGroup {
  /** The one that was used last. */
  newest: Session;
  network: string;
  sessions: readonly Session[];
}

/** Sessions, last used first, by device and network; the one that asks stands by itself. */
export function groupsOf(sessions: readonly Session[]): readonly DeviceGroup[] {
  const groups = new Map<string, { newest: Session; network: string; sessions: Session[] }>();
  for (const session of sessions) {
    const network = networkOf(session.ipAddress);
    const device = deviceOf(session.userAgent);
    const own = device ? `${device.browser} ${device.system}` : session.userAgent;
    const key = session.isCurrent ? session.id : `${own} ${network}`;
    const group = groups.get(key);
    if (group) group.sessions.push(session);
    else groups.set(key, { newest: session, network, sessions: [session] });
  }
  return [...groups.values()];
}

/** What tells networks apart, nobody asked: `203.0.113.*`, or of IPv6 the part that providers give to a household. */
export function networkOf(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address) ?? [];
  if (v4) return `${v4}.*`;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::`;
}
