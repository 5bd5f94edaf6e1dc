import type { WholeOffer } from './offers.graphql.ts';

/** Where a shift of an offer is, and what it is called. */
export const placeOf = ({ title, clientName, locationName }: WholeOffer['given']): string =>
  [title, clientName, locationName].filter(Boolean).join(' · ');
