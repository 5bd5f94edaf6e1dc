import type { WholeOpenShift } from './open-shifts.graphql.ts';

/** Where an open shift is, and what it is called. */
export const placeOf = ({
  title,
  clientName,
  locationName,
  postName,
}: Pick<WholeOpenShift, 'title' | 'clientName' | 'locationName' | 'postName'>): string =>
  [title, clientName, locationName, postName].filter(Boolean).join(' · ');
