/**
 * The services: each is a folder of `services/`, a subgraph, a process and a database. Ports, addresses, roles and keys follow from this
 * list; `npm run create-service` adds to it.
 */
export const serviceNames = ['auth', 'content', 'scheduling'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The environment variable that holds a service's address: `AUTH_URL`. */
export type AddressVariable = `${Uppercase<ServiceName>}_URL`;
export const addressVariable = (service: ServiceName): AddressVariable =>
  `${service.toUpperCase() as Uppercase<ServiceName>}_URL`;

/** Something for each service, by its name. */
export const perService = <T>(make: (service: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(serviceNames.map((service) => [service, make(service)])) as Record<ServiceName, T>;

/** Something for each service, by the variable of its address. */
export const perAddress = <T>(make: (service: ServiceName) => T): Record<AddressVariable, T> =>
  Object.fromEntries(serviceNames.map((service) => [addressVariable(service), make(service)])) as Record<
    AddressVariable,
    T
  >;
