import { globSync, readFileSync } from 'node:fs';
import { Kind, OperationTypeNode, parse, visit } from 'graphql';
import { clientSchema, documentsIn } from './documents.ts';
import { inRoot } from './generated-file.ts';

/** docs/decisions/0010: mutations of no screen, each with the client that it is for. */
const ofOtherClients = {
  login: 'a program that speaks GraphQL only',
  refreshToken: 'the same',
  logout: 'the same',
  changePassword: 'the same; on the screens a password is changed by the link of an e-mail',
  confirmPassword: 'the same; the screens ask below all calls, see `Authorized` of remote-kit',
  chat: 'the same; the screen reads the answer as a stream',
};

/** Root fields of the mutations in the screens' documents. */
function usedMutations(): Set<string> {
  const used = new Set<string>();
  for (const path of globSync('{shell,mfe-*}/src/**/*.{ts,tsx}', {
    cwd: inRoot('.'),
    exclude: ['**/generated/**', '**/*.test.*'],
  })) {
    for (const { text } of documentsIn(readFileSync(inRoot(path), 'utf8'))) {
      visit(parse(text), {
        OperationDefinition({ operation, selectionSet }) {
          if (operation !== OperationTypeNode.MUTATION) return;
          for (const field of selectionSet.selections) if (field.kind === Kind.FIELD) used.add(field.name.value);
        },
      });
    }
  }
  return used;
}

test('decision 0010: every mutation is of a screen or of a client that is named', () => {
  const all = Object.keys(clientSchema().getMutationType()?.getFields() ?? {});
  const used = usedMutations();
  expect(all.filter((name) => !used.has(name)).toSorted()).toEqual(Object.keys(ofOtherClients).toSorted());
});

test('decision 0010: remotes call nothing past the kit, and over REST only what streams', () => {
  // Which methods there are, the types say (`Api` of remote-kit); which paths, this list does.
  const rest = /useApi\(\)|\bapi\.\w+/;
  const callers = globSync('mfe-*/src/**/*.{ts,tsx}', {
    cwd: inRoot('.'),
    exclude: ['**/*.test.tsx', '**/generated/**'],
  })
    .filter((path) => rest.test(readFileSync(inRoot(path), 'utf8')))
    .toSorted();
  expect(callers).toEqual([
    'mfe-admin-content/src/system-status/use-system-status.ts', // what no graph knows
    'mfe-portal/src/payments/payments.tsx', // a PDF
    'mfe-portal/src/profile/profile.tsx', // a scan
    'mfe-portal/src/time-off/off-file.tsx', // a document
    'mfe-public/src/chatbot/use-chat.ts', // words as they are found
    'mfe-scheduling/src/shared/exports/export-button.tsx', // CSV and PDF
  ]);
});
