import { conflictsIn, registrySchema, type Registry } from '@portfolio/remote-kit/manifest';

/** Throws when `value` is not a registry, or gives one route to two remotes. */
export function checkedRegistry(value: unknown): Registry {
  const registry = registrySchema.parse(value);
  const conflicts = conflictsIn(registry.remotes);
  if (conflicts.length > 0) throw new Error(conflicts.join(' '));
  return registry;
}
