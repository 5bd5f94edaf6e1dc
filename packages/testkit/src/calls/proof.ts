import type { Access } from '@portfolio/service-kit/access';

/** A call that was tried, and what lets people in, or what they may, as it was before and is after it. */
export interface TriedChange {
  name: string;
  access: Pick<Access<never>, 'proof'>;
  before: unknown;
  after: unknown;
}

/**
 * Whether it changed how somebody signs in, or what they may: told by what it does, not by its name.
 * @throws Error where it did, and its access asks for no proof that it is still the user who asks
 */
export function provenChange({ name, access, before, after }: TriedChange): boolean {
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (isChanged && access.proof === undefined)
    throw new Error(`${name} changes how somebody signs in or what they may, and its access asks for no proof.`);
  return isChanged;
}
