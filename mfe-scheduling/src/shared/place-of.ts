interface Placed {
  title?: string | null;
  clientName: string;
  locationName?: string | null;
  postName?: string | null;
}

/** Where a shift that is open or offered is, and what it is called. */
export const placeOf = ({ title, clientName, locationName, postName }: Placed): string =>
  [title, clientName, locationName, postName].filter(Boolean).join(' · ');
