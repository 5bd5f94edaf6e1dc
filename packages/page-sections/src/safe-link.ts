/** Where a button may lead: http(s), mail, telephone, an anchor, or a path of this site (not `//elsewhere`). */
const allowed = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * Whether `url` may become a link. The server has refused others already; this holds for texts that reached the database by
 * another way.
 */
export const isSafeLink = (url: string): boolean => allowed.test(url);

/** Whether the router goes there. */
export const isPath = (url: string): boolean => url.startsWith('/');
