export { created, noContent, Reply } from './reply.ts';
export { resource, type Handler, type Methods, type Resource, type RestRequest } from './resource.ts';
export { parse, tryParse } from './parse.ts';
export { idParameter, listParameters, type ListOptions } from './list-parameters.ts';
export { envelope, publicUrl } from './envelope.ts';
export { restRouter } from './router.ts';
