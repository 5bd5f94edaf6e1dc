import { writeFileSync } from 'node:fs';
import { demoAccounts, type DemoUsername } from '@portfolio/demo/accounts';
import { signInFile } from '../support/pictures.ts';
import { test } from '../support/test.ts';

for (const username of Object.keys(demoAccounts) as DemoUsername[]) {
  test(`${username} signs in once`, async ({ signedIn }) => {
    writeFileSync(signInFile(username), JSON.stringify(await signedIn(username)));
  });
}
