export { callerBy, keyFor, serviceKeyList } from './service-keys.ts';
