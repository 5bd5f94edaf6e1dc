import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Account } from '../postgres/account.ts';
import { portVariables } from '../start/environment.ts';
import { findFreePorts } from '../start/ports.ts';
import { root } from '../root.ts';

/** Somebody new: an account without rights, a home of its own, and nothing of ours but the address of the repository. */
export interface Guest {
  /** In a path with a space. */
  home: string;
  address: string;
  account: Account;
  env: Record<string, string | undefined>;
}

/** Ports of what the recipes create. */
const more = ['MFE_HELLO_PORT', 'LEDGER_PORT'];

/** What reaches a registry from here. */
const kept = /^(npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs|lang|tz)$/i;

/** Root lends the account `nobody`; anybody else is a guest already. What is committed is what is cloned. */
export async function invite(): Promise<Guest> {
  const home = join(realpathSync(mkdtempSync(join(tmpdir(), 'newcomer-'))), 'a guest');
  mkdirSync(home);
  chmodSync(join(home, '..'), 0o755);
  const address = join(home, 'portfolio.git');
  execFileSync('git', ['clone', '--quiet', '--bare', root, address]);
  const account = process.getuid?.() === 0 ? nobody() : {};
  own(home, account);

  const names = [...portVariables, ...more];
  const ports = await findFreePorts(names.length);
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    home,
    address,
    account,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
      ...Object.fromEntries(names.map((name, index) => [name, String(ports[index])])),
      PATH: path.join(delimiter),
      HOME: home,
    },
  };
}

function nobody(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Gives the guest a folder with all in it. */
function own(folder: string, account: Account): void {
  if ('uid' in account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** Copies the packages that are installed here into the guest's checkout, in place of installing them. */
export function lendPackages(checkout: string, account: Account): void {
  const folders = execFileSync('git', ['ls-files', '--', '*package.json'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/package\.json$/, 'node_modules'));
  for (const folder of folders) {
    execFileSync('sh', ['-c', '[ ! -d "$0" ] || cp -a "$0" "$1"', join(root, folder), join(checkout, folder)]);
  }
  execFileSync('rm', ['-rf', join(checkout, 'node_modules/.cache')]);
  own(checkout, account);
}
