import { serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { z } from 'zod';
import { equalTexts } from '../encryption/index.ts';
import { isTokenOf } from './service-credential.ts';

const names: ReadonlySet<string> = new Set(serviceNames);
const entry = /^(?<name>[a-z]+):(?<key>[\w+/=-]{32,})$/;

/** A service, and a key that it and we share. */
interface ServiceKey {
  service: ServiceName;
  key: string;
}

/**
 * Keys between two services: `auth:KEY,content:KEY`. Each pair has its own, so that who learns what one of them knows can be no
 * other. A service may stand there twice while its key changes.
 */
export const serviceKeyList = z
  .string()
  .default('')
  .superRefine((text, context) => {
    const parts = partsOf(text);
    if (parts.some((part) => !names.has(entry.exec(part)?.groups?.['name'] ?? '')))
      context.addIssue(
        'it is a list like "auth:KEY,content:KEY", each KEY 32 characters or more, such as the output of `openssl rand -base64 48`',
      );
    else if (new Set(keysOf(text).map(({ key }) => key)).size < parts.length)
      context.addIssue('each service needs a key of its own');
  });

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @param text as `serviceKeyList` has let it pass */
const keysOf = (text: string): ServiceKey[] =>
  partsOf(text).map((part) => {
    const { name = '', key = '' } = entry.exec(part)?.groups ?? {};
    return { service: name as ServiceName, key };
  });

/** The key with which we call a service: the first of its keys. */
export const keyFor = (service: ServiceName, text: string): string | undefined =>
  keysOf(text).find((each) => each.service === service)?.key;

/**
 * @param self who is called: tokens say for whom they are
 * @param takesPlain whether the key itself counts, as the release before sends it
 * @returns who sent a token, or a key
 */
export function callerBy(
  text: string,
  self: ServiceName,
  takesPlain: boolean,
): (given: string) => Promise<ServiceName | undefined> {
  const known = keysOf(text);
  return async (given) => {
    if (given.split('.').length === 3) {
      for (const { service, key } of known) if (await isTokenOf(key, self, given)) return service;
      return undefined;
    }
    // All are compared, so that the time tells not even which it was.
    const match = known.filter(({ key }) => equalTexts(given, key))[0]?.service;
    return takesPlain ? match : undefined;
  };
}
