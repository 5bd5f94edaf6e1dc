import { Baseline } from '@portfolio/service-kit/database';
import { idempotencyTable } from '@portfolio/service-kit/idempotency';
import { rateLimitTable } from '@portfolio/service-kit/limits';
import { accounts } from './baseline/accounts.ts';
import { events } from './baseline/events.ts';
import { rows } from './baseline/rows.ts';
import { sessions } from './baseline/sessions.ts';

export class Baseline20261121090000 extends Baseline {
  name = 'Baseline20261121090000';
  protected replaces = 18;
  protected sql = [accounts, sessions, events, rows, rateLimitTable, idempotencyTable].join(';\n');
}
