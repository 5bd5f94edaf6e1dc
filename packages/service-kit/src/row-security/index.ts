export { ownerScope, dropOwnerScope, isOwn, secureRows, unsecureRows } from './policies.ts';
export { forEverybody, inScope, ownerRows, rowScope, type Scope } from './scope.ts';
