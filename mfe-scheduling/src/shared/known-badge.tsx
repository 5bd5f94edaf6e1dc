import { StatusBadge, type Status } from '@portfolio/ui/status-badge';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  looks: Record<Value, Status>;
  value: Value;
  /** The word for it. */
  children: ReactNode;
}

/** A status as this release knows it; one that a later release of the service has says its own name. */
export const KnownBadge = <Value extends string>({ looks, value, children }: Props<Value>) =>
  Object.hasOwn(looks, value) ? (
    <StatusBadge status={looks[value]}>{children}</StatusBadge>
  ) : (
    <StatusBadge status="inactive">{value}</StatusBadge>
  );
