/** This site, as authenticators know it. */
export interface RelyingParty {
  name: string;
  /** The host's name; passkeys are good for it alone. */
  id: string;
  /** The only one whose pages may have asked. */
  origin: string;
}

export const relyingParty = (publicOrigin: string): RelyingParty => ({
  name: 'Portfolio',
  id: new URL(publicOrigin).hostname,
  origin: new URL(publicOrigin).origin,
});

/** By which authenticators know the user: the account's number, which says nothing of the person and never changes. */
export const handleOf = (userId: number): Uint8Array<ArrayBuffer> => new TextEncoder().encode(String(userId));
