export { destination, destinationsOf, hostList, type Destination } from './destinations.ts';
export { guardOutgoing, isDestination } from './guard.ts';
