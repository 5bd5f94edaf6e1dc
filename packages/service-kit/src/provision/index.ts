export {
  addressOf,
  closedDatabase,
  provisionDatabase,
  withClient,
  type Login,
  type ServiceDatabase,
} from './provision.ts';
