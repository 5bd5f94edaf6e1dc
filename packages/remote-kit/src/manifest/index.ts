export { bySpecificity, matches } from './path.ts';
export { conflictsIn, containerOf, ownerOf, registryRemote, satisfiesContract } from './registry.ts';
export {
  manifestSchema,
  registrySchema,
  releaseSchema,
  type HeaderLink,
  type Manifest,
  type Registry,
  type RegistryRemote,
  type Release,
  type RemoteRoute,
} from './schema.ts';
export { guards, languages, type Guard, type Language } from './values.ts';
