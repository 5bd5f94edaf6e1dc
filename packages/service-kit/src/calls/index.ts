export { argumentsInPath, callsFor, itsId, namesInPath, type Asked, type Declared } from './call.ts';
export { nounFor } from './noun.ts';
export { resolverOf } from './resolver.ts';
export { resourcesOf } from './resources.ts';
export { etags, namedEtags, seenFields, type Versions } from './versions.ts';
