export { bySpecificity, matches } from './path.ts';
export { conflictsIn, containerOf, integrityOf, ownerOf, registryRemote, satisfiesContract } from './registry.ts';
export { isInShare, registryFor, type Visitor } from './published.ts';
export { judge, type Verdict } from './signature.ts';
export {
  manifestSchema,
  publishedSchema,
  registrySchema,
  releaseSchema,
  signedSchema,
  type HeaderLink,
  type Manifest,
  type Published,
  type PublishedRemote,
  type PublishedShell,
  type Registry,
  type RegistryRemote,
  type Release,
  type RemoteRoute,
  type Signed,
} from './schema.ts';
export { guards, languageNames, languages, type Guard, type Language } from './values.ts';
