import type { InternalClient } from '@portfolio/service-kit/internal';
import type { Logger } from '@portfolio/service-kit/logging';
import type { RequestContext } from '@portfolio/service-kit/request-context';
import type { Vault } from '@portfolio/service-kit/vault';
import type { DataSource } from 'typeorm';
import type { Exports } from './shared/csv/exports.ts';
import type { LiveStreams } from './live/streams.ts';
import type { PushSender } from './shared/push/push-sender.ts';

/** What use cases share besides the request. */
export interface SchedulingParts {
  database: DataSource;
  /** Reads what is downloaded as a file. */
  exports: Exports;
  /** The auth service, which owns users. */
  auth: InternalClient;
  log: Logger;
  live: LiveStreams;
  /** Makes the token of an invitation from its seed. */
  invitationToken: (seed: string) => string;
  /** Sends to browsers that employees have subscribed. */
  pushSender: PushSender;
  /** Makes the token of a calendar's address from its seed. */
  calendarToken: (seed: string) => string;
  /** Signs what the key of a kept check-in says. */
  tapSignature: (said: string) => string;
  /** Seals what is nobody's business who reads the database. */
  vault: Vault;
  /** Where people open the product, for links: `https://example.com`. */
  publicOrigin: string;
}

/** First argument of every use case. */
export type SchedulingContext = RequestContext & SchedulingParts;
