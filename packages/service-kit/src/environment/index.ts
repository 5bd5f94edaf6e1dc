export { readEnvironment, EnvironmentError } from './read-environment.ts';
export { serverEnvironment, serviceEnvironment, type ServerEnvironment, type ServiceEnvironment } from './schemas.ts';
