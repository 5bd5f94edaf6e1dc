import { isAbsolute, join } from 'node:path';
import { serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { z } from 'zod';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { remotes, type RemotePort } from './remotes.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

/** The n-th service listens on 4100 + n. */
const portsOfServices = Object.fromEntries(
  serviceNames.map((service, index) => [`${service.toUpperCase()}_PORT`, port(4101 + index)]),
) as Record<`${Uppercase<ServiceName>}_PORT`, ReturnType<typeof port>>;

const fixed = z.object({
  EDGE_PORT: port(3000),
  GATEWAY_PORT: port(8005),
  ...portsOfServices,
  POSTGRES_PORT: port(5433),
  SMTP_PORT: port(1025),
  MAILBOX_PORT: port(8025),
  PATREON_PORT: port(8026),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_PATH: z.string().min(1).default('.local'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).optional(),
  OLDER_CODE: z.string().optional(),
});
const ofRemotes = z.object(Object.fromEntries(remotes.map((remote) => [remote.variable, port(remote.port)])));
const schema = z.intersection(fixed, ofRemotes);

type Level = NonNullable<Variables['LOG_LEVEL']>;
type Variables = z.infer<typeof fixed>;
/** A variable that holds a port. */
export type PortVariable = Extract<keyof Variables, `${string}_PORT`> | RemotePort;

/** All variables that hold a port. */
export const portVariables = Object.keys({ ...fixed.shape, ...ofRemotes.shape }).filter((name): name is PortVariable =>
  name.endsWith('_PORT'),
);

/** The environment of `npm start`, checked; docs/architecture.md lists it. */
export interface StartEnvironment {
  ports: Record<PortVariable, number>;
  /** Absolute. */
  dataPath: string;
  /** A superuser's address of another PostgreSQL server; embedded when undefined. */
  databaseUrl: string | undefined;
  /** What programs write at least: to their files below the data path. */
  writtenLevel: Level;
  /** What the terminal shows at least; less than is written unless `LOG_LEVEL` asks for it, so that the table stays. */
  shownLevel: Level;
  /** The checkout of a release of before: in a cluster, the first instance of each service runs its code. */
  olderCode: string | undefined;
}

/** @throws PlainError naming the first variable that is wrong */
export function parseEnvironment(variables: NodeJS.ProcessEnv): StartEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    const wanted = name.endsWith('_PORT') ? 'a port from 1 to 65535' : (result.error.issues[0]?.message ?? 'another');
    throw new PlainError(`${name} is "${variables[name]}": set it to ${wanted}, or leave it out.`);
  }
  const { DATABASE_URL, DATA_PATH, LOG_LEVEL, OLDER_CODE, ...ports } = result.data;
  const twice = Object.entries(ports).find(([name, value]) =>
    Object.entries(ports).some(([other, same]) => other !== name && same === value),
  );
  if (twice) throw new PlainError(`Port ${twice[1]} is set twice: give ${twice[0]} another one.`);
  return {
    ports,
    dataPath: isAbsolute(DATA_PATH) ? DATA_PATH : join(root, DATA_PATH),
    databaseUrl: DATABASE_URL,
    writtenLevel: LOG_LEVEL ?? 'info',
    shownLevel: LOG_LEVEL ?? 'warn',
    olderCode: OLDER_CODE,
  };
}
