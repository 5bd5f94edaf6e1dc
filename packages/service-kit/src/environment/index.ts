export { readEnvironment, EnvironmentError } from './read-environment.ts';
export {
  mailEnvironment,
  migrationEnvironment,
  serverEnvironment,
  serviceEnvironment,
  type ServerEnvironment,
  type ServiceEnvironment,
} from './schemas.ts';
export { serviceCredential, serviceTimeHeader, tokenFor, type ServiceCredential } from './service-credential.ts';
export { callerBy, keyFor, serviceKeyList } from './service-keys.ts';
export * from './proxies.ts';
