export { readBody, requireShallow } from './body.ts';
export { coerced } from './coerced.ts';
export { readForm } from './form.ts';
export {
  resource,
  routeFor,
  verbs,
  type Call,
  type Description,
  type ItemCall,
  type Resource,
  type Route,
  type Verb,
} from './resource.ts';
export { parse, tryParse } from './parse.ts';
export { idParameter, listParameters, textParameter, type ListOptions } from './list-parameters.ts';
export { envelope, publicUrl } from './envelope.ts';
export { restRouter, statusOf, takesKey } from './router.ts';
export { onceOverRest } from './once-over-rest.ts';
export { writeDocument, type Forwarded, type PersonalSection } from './write-document.ts';
