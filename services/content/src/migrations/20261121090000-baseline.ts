import { Baseline } from '@portfolio/service-kit/database';
import { idempotencyTable } from '@portfolio/service-kit/idempotency';
import { rateLimitTable } from '@portfolio/service-kit/limits';
import { ownerScope } from '@portfolio/service-kit/row-security';
import { blog } from './baseline/blog.ts';
import { contact } from './baseline/contact.ts';
import { demos } from './baseline/demos.ts';
import { history } from './baseline/history.ts';
import { media } from './baseline/media.ts';
import { pages } from './baseline/pages.ts';
import { projects } from './baseline/projects.ts';
import { search } from './baseline/search.ts';
import { words } from './baseline/words.ts';

export class Baseline20261121090000 extends Baseline {
  name = 'Baseline20261121090000';
  protected replaces = 21;
  protected sql = [
    ownerScope,
    search,
    media,
    projects,
    demos,
    pages,
    blog,
    contact,
    words,
    history,
    rateLimitTable,
    idempotencyTable,
  ].join(';\n');
}
