/** Bytes as the server sends them, and as the browser gives them back. */
const challenge = 'AAAA';

const buffer = (): ArrayBuffer => new Uint8Array([0, 0, 0]).buffer;

/** What jsdom lacks of a browser with passkeys, for the tests of a file. */
export function withBrowser() {
  let answer: () => Promise<unknown>;
  const credential = (response: object) => ({
    id: 'AAAA',
    rawId: buffer(),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: buffer(), ...response },
  });
  const known = (is: boolean): void => {
    // oxlint-disable-next-line typescript/no-extraneous-class -- all that is asked is whether it is there
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: is ? class {} : undefined });
  };
  beforeEach(() => {
    known(true);
    answer = () => new Promise(() => {});
    const ask = () => answer();
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } });
  });
  afterEach(() => known(false));
  return {
    creationOptions: {
      challenge,
      rp: { id: 'localhost', name: 'Portfolio' },
      user: { id: challenge, name: 'ada', displayName: 'Ada' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
    requestOptions: { challenge, rpId: 'localhost' },
    creates: (): void => {
      answer = () => Promise.resolve(credential({ attestationObject: buffer(), getTransports: () => ['internal'] }));
    },
    signs: (): void => {
      answer = () => Promise.resolve(credential({ authenticatorData: buffer(), signature: buffer() }));
    },
    throws: (name: string): void => {
      answer = () => Promise.reject(new DOMException('', name));
    },
    knowsNone: () => known(false),
  };
}
