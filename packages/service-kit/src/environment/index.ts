export { readEnvironment, EnvironmentError } from './read-environment.ts';
export {
  mailEnvironment,
  serverEnvironment,
  serviceEnvironment,
  type ServerEnvironment,
  type ServiceEnvironment,
} from './schemas.ts';
