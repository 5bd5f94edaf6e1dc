import { migration } from '@portfolio/service-kit/database';

const tables = ['project', 'page', 'blog_post'];

/** What content says in other languages, with its originals: in the item's row, so that history, drafts and copies have it too. */
export const Translations20261127030000 = migration('Translations20261127030000', {
  borneBy: 'all',
  up: tables.map((table) => `ALTER TABLE ${table} ADD translations jsonb NOT NULL DEFAULT '{}'`).join(';'),
  down: tables.map((table) => `ALTER TABLE ${table} DROP translations`).join(';'),
});
