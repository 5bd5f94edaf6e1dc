export * from './read-environment.ts';
export * from './schemas.ts';
export { serviceCredential, serviceTimeHeader, tokenFor, type ServiceCredential } from './service-credential.ts';
export * from './service-keys.ts';
export * from './proxies.ts';
