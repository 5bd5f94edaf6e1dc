/** The way to an address: opens the phone's own map app, or a web page. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Calls a number, however people write it. */
export const callTo = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
