import { feature } from './feature.ts';
import type { NewService } from './new-service.ts';
import { program } from './program.ts';
import { tests } from './tests.ts';

/** Path below the checkout → content: entries that everybody reads and staff writes, over REST and GraphQL. */
export const serviceFiles = (service: NewService): Record<string, string> => {
  const { name, type } = service;
  const below = (files: Record<string, string>) =>
    Object.entries(files).map(([path, content]) => [`services/${name}/${path}`, content]);
  return {
    [`packages/contracts/src/${name}/index.ts`]: contract(service),
    ...Object.fromEntries(below({ ...program(service), ...feature(service), ...tests(service) })),
    [`deploy/env/${name}.env`]: `PORT=${service.port}
DATABASE_URL=postgresql://portfolio_${name}:password@127.0.0.1:5432/portfolio_${name}
SECRET_KEY=change-me-change-me-change-me-change-me-${name}
# As in auth.env.
OUTGOING_KEYS=auth:change-me-${name}-to-auth-change-me-change-me
`,
    [`deploy/env/owner-of-${name}.env`]: `# Read by migrations only, as \`npm run provision\` prints it.
MIGRATION_DATABASE_URL=postgresql://portfolio_${name}_owner:password@127.0.0.1:5432/portfolio_${name}
`,
    [`services/${name}/README.md`]: `# ${type}

Answers \`/${name}\` and, in the graph, what begins with \`${name}\`. Entries are what it was made with: put its own in their place.
`,
  };
};

const contract = ({ name, type }: NewService): string => `import { z } from 'zod';
import { key, text } from '../rest/index.ts';

/** What ${name} keeps. */
export const ${name}Entry = z.object({ id: key, title: z.string(), created_at: z.iso.datetime() });

export const ${name}EntryInput = z.object({ title: text(200) });

export type ${type}Entry = z.output<typeof ${name}Entry>;
export type ${type}EntryInput = z.output<typeof ${name}EntryInput>;
`;
