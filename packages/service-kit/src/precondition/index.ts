export { asSeen, etagged, ifMatch, seenDescription, type Precondition } from './precondition.ts';
