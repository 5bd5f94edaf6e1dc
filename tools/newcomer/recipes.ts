import { blocksIn, stepsOf, type Step } from './document.ts';

/** The README's recipes that are commands alone, and what each is for. They follow upon the first day, in its checkout. */
const text = `
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

export const recipes = (): Step[] => stepsOf(blocksIn(text));
