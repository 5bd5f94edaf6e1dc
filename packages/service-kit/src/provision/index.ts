export { addressOf, closedDatabase, provisionDatabase, type Login, type ServiceDatabase } from './provision.ts';
