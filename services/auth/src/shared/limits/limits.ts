import type { Limit } from '@portfolio/service-kit/limits';

const minutes = 60;

/**
 * Whoever guesses passwords shuts the account to their own address. Only guesses from many addresses shut it to others,
 * for five minutes, and never to those that it was used from: see `signIn`. An address has more tries over all
 * accounts, because many people may share one.
 */
export const limits = {
  loginTries: { name: 'login', tries: 10, seconds: 5 * minutes },
  loginAccount: { name: 'login-account', tries: 50, seconds: 5 * minutes },
  loginAddress: { name: 'login-address', tries: 100, seconds: 15 * minutes },
  refreshAddress: { name: 'refresh-address', tries: 600, seconds: minutes },
  refreshAccount: { name: 'refresh-account', tries: 120, seconds: minutes },
  /** What passkeys are asked to sign: each view of the login screen asks, where its browser offers them by itself. */
  passkeyOptions: { name: 'passkey-options', tries: 600, seconds: 15 * minutes },
  passkeyAdding: { name: 'passkey-adding', tries: 60, seconds: 15 * minutes },
  passkeyAddress: { name: 'passkey-address', tries: 100, seconds: 15 * minutes },
  /** Of codes and passkeys beside a password, from wherever: whoever tries them knows the password already. */
  secondFactor: { name: 'second-factor', tries: 10, seconds: 15 * minutes },
  changePassword: { name: 'change-password', tries: 10, seconds: 5 * minutes },
  /** Of a registration that came again: it tells whether the password is right. */
  repeatedRegistration: { name: 'repeated-registration', tries: 10, seconds: 5 * minutes },
  changeEmail: { name: 'change-email', tries: 5, seconds: 15 * minutes },
  personalData: { name: 'personal-data', tries: 5, seconds: 60 * minutes },
  resetAccount: { name: 'reset-account', tries: 3, seconds: 15 * minutes },
  resetAddress: { name: 'reset-address', tries: 20, seconds: 15 * minutes },
  confirmAddress: { name: 'confirm-address', tries: 20, seconds: 15 * minutes },
} satisfies Record<string, Limit>;

/** Of a try that was counted, to take it back. */
export const keyOf = ({ name }: Limit, who: string): string => `${name} ${who}`;
