export { readEnvironment, EnvironmentError } from './read-environment.ts';
export {
  mailEnvironment,
  migrationEnvironment,
  serverEnvironment,
  serviceEnvironment,
  type ServerEnvironment,
  type ServiceEnvironment,
} from './schemas.ts';
