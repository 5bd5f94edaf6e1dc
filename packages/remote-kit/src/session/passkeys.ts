import type { AddedPasskey, NewPasskey, PasskeyOptions, PasskeyProof } from '@portfolio/contracts/auth';
import type { User } from '../contract/index.ts';
import type { RestClient } from './rest.ts';

interface Credentials {
  username: string;
  password: string;
}

/**
 * What authenticators make and sign, to and from the server, over REST: nested JSON in the browsers' own names (docs/decisions/0010).
 * For the shell alone; all throw `ApiError` or `NetworkError`.
 */
export interface PasskeyCalls {
  /** What the browser is asked to make; the password is asked for before, if it has to be. */
  creationOptions: () => Promise<PasskeyOptions>;
  add: (passkey: NewPasskey) => Promise<AddedPasskey>;
  /** What it is asked to sign: by any passkey, or by one of who has this name and password. */
  requestOptions: (credentials?: Credentials) => Promise<PasskeyOptions>;
  /** Signs in, with name and password too where the passkey is the second step, and goes where `target` says. */
  signIn: (proof: PasskeyProof, target: (user: User) => string, credentials?: Credentials) => Promise<User>;
}

interface Dependencies {
  api: RestClient;
  /** For calls of who is not signed in. */
  plainApi: RestClient;
  /** Sends what signs in. */
  enter: (path: string, body: object, target?: (user: User) => string) => Promise<User>;
}

export const createPasskeyCalls = ({ api, plainApi, enter }: Dependencies): PasskeyCalls => ({
  creationOptions: () => api.post('/auth/passkeys/options/'),
  add: (passkey) => api.post('/auth/passkeys/', passkey),
  requestOptions: (credentials) => plainApi.post('/auth/login/options/', { ...credentials }),
  signIn: (passkey, target, credentials) =>
    credentials
      ? enter('/auth/login/', { ...credentials, passkey }, target)
      : enter('/auth/login/passkey/', { passkey }, target),
});
