export { serviceCredential, serviceTimeHeader, tokenFor, type ServiceCredential } from './service-credential.ts';
export { callerBy, keyFor, serviceKeyList } from './service-keys.ts';
