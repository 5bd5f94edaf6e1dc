export { bySpecificity, matches } from './path.ts';
export { conflictsIn, ownerOf, registryRemote, satisfiesContract } from './registry.ts';
export {
  guards,
  languages,
  manifestSchema,
  registrySchema,
  releaseSchema,
  type Guard,
  type HeaderLink,
  type Language,
  type Manifest,
  type Registry,
  type RegistryRemote,
  type Release,
  type RemoteRoute,
} from './schema.ts';
