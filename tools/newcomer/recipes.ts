import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksIn, stepsOf, type Step } from './document.ts';

/** An edit that a recipe asks for, as `git apply` takes it. */
const edit = (name: string): string =>
  `\`\`\`diff\n${readFileSync(join(import.meta.dirname, `edits/${name}.patch`), 'utf8')}\`\`\``;

/** The README's recipes, and what each is for. They follow upon the first day, which adds a field, in its checkout. */
const text = (): string => `
## A screen

${edit('screen')}

\`\`\`sh
npm run generate
npm run release -- mfe-public
\`\`\`

\`\`\`sh
curl -fsS http://localhost:3000/technologies
\`\`\`

\`\`\`text
TypeScript
\`\`\`

## A table

${edit('table')}

\`\`\`sh
npm test -- units scheduling/src/row-security scheduling/src/people/personal-data scheduling/src/migrations
\`\`\`

\`\`\`text
0 failed
\`\`\`

## A remote

\`\`\`sh
npm run create-remote -- mfe-hello
\`\`\`

\`\`\`sh
npm run release -- mfe-hello
\`\`\`

\`\`\`text
mfe-hello
\`\`\`

\`\`\`sh
curl -fsS http://localhost:3000/hello
\`\`\`

\`\`\`text
Hello
\`\`\`

## A noun

\`\`\`sh
npm run create-noun -- badge --es "una credencial/credenciales" --fr "un badge/badges"
\`\`\`

\`\`\`sh
npm test -- units services/scheduling/src/badges services/scheduling/src/calls personal-data mfe-scheduling/src/badges
\`\`\`

\`\`\`text
0 failed
\`\`\`

## A service

\`\`\`keys
Ctrl-C
\`\`\`

\`\`\`sh
npm run create-service -- ledger
\`\`\`

\`\`\`sh
npm start
\`\`\`

\`\`\`sh
curl -fsS http://localhost:3000/api/ledger/
\`\`\`

\`\`\`sh
npm test -- units services/ledger mfe-hello
\`\`\`

\`\`\`text
0 failed
\`\`\`

## What was created passes

\`\`\`sh
npm run verify
\`\`\`
`;

export const recipes = (): Step[] => stepsOf(blocksIn(text()));
