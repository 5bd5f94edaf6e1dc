import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeKey } from '@portfolio/releases/keys';
import { rolledBack, sweep, type BuiltRelease } from '@portfolio/releases/publish';
import { changeRegistry, readRegistry, withdrawnIn } from '@portfolio/releases/registry';
import type { Published } from '@portfolio/remote-kit/manifest';
import { composeGraph } from '../graph/compose.ts';
import { requireSmooth } from '../release/blocking.ts';
import { writeKeys } from '../release/keys.ts';
import { menuAt } from '../release/links.ts';
import { placeOf, type Place } from '../release/place.ts';
import { promoteRemote, releaseRemote, releaseShell, shareCanary } from '../release/publish.ts';
import { publishSupergraph } from '../release/supergraph.ts';
import { outcomesAt, renderStatus } from '../release/status.ts';
import { parseEnvironment } from '../start/environment.ts';
import { remoteNames } from '../start/remotes.ts';
import { runTask } from '../start/task.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { findChromium } from '../test/chromium.ts';
import { turbo } from '../turbo.ts';

const usage = `What shall be released?
  npm run release -- <remote>               builds, checks and publishes it, for everybody
  npm run release -- <remote> --canary 5    the same, for 5 percent of the visitors
  npm run release -- shell                  publishes the shell
  npm run release -- services               makes their graph the one that releases must fit, unless live ones would break
  npm run release -- canary <remote> 20     gives the canary to 20 percent
  npm run release -- promote <remote>       makes the canary live for everybody
  npm run release -- rollback <remote>      ends the canary; without one, makes live what was live before
  npm run release -- status                 what is live, since when and from which commit
  npm run release -- sweep                  removes releases that no page needs any more
  npm run release -- renew [number]         signs the registry anew, before it expires; above a number that edges have seen
  npm run release -- keys [add | drop]      the public keys; adds a key, or drops the oldest
Remotes: ${remoteNames.join(', ')}`;

const now = (): string => new Date().toISOString();

/** `npm run release -- …`: publishes into the release store of a product, moves its pointers, and says what is live. */
await runCommand(async () => {
  const options = { canary: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [first, second, third] = positionals;
  const place = await placeOf(parseEnvironment(process.env).dataPath);

  if (first === 'status') return show(place);
  if (first === 'sweep')
    return console.log((await sweep(place)).map((folder) => `Removed ${folder}.`).join('\n') || 'Nothing to remove.');
  if (first === 'keys') return changeKeys(place, second);
  if (first === 'services') {
    const [supergraph] = await composeGraph();
    await publishSupergraph(place, supergraph!.content);
    return console.log('Every live release can be answered: the services may be deployed.');
  }
  if (first === 'renew') await changeRegistry(place, (published) => ({ ...published }), numberAbove(second));
  else if (first === 'rollback')
    await changeRegistry(place, (published) => rolledBack(published, known(second), now()));
  else if (first === 'promote') await promoteRemote(place, known(second), await menuAt(site()));
  else if (first === 'canary') await shareCanary(place, known(second), share(third));
  else await publish(place, first, values.canary === undefined ? undefined : share(values.canary));
  await show(place);
  if (isPublished(first)) sayOfSupply();
});

function isPublished(first: string | undefined): boolean {
  return first === 'shell' || remoteNames.includes(first ?? '');
}

/** What it is made of, held against SECURITY.md: said, and nothing more, since a repair must go out also without a registry. */
function sayOfSupply(): void {
  const script = join(import.meta.dirname, 'supply.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 180_000 });
  const verdict = stdout?.trim().split('\n').at(-1);
  console.log(status === 0 ? verdict : `${verdict || 'Nothing could be learnt of libraries.'} See npm run supply.`);
}

/** Where visitors reach it. */
function site(): string {
  return process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${parseEnvironment(process.env).ports.EDGE_PORT}`;
}

/** What is live, and how it does: as the running edge has counted, where one answers. */
async function show(place: Place): Promise<void> {
  const [published, outcomes, withdrawn] = await Promise.all([
    readRegistry(place),
    outcomesAt(site()),
    withdrawnIn(place.store),
  ]);
  console.log(renderStatus(published, new Date(), { releases: outcomes, withdrawn }));
}

async function publish(place: Place, name: string | undefined, percent: number | undefined): Promise<void> {
  if (name !== 'shell') known(name);
  console.log(`Building and checking ${name} ...`);
  const tasks = ['build', 'check:release', '--output-logs=errors-only', '--log-prefix=none', `--filter=${name}`];
  const task = { title: `Building and checking ${name}`, ...turbo(tasks) };
  await runTask(task, () => undefined, new AbortController().signal);
  if (name === 'shell') return void (await releaseShell(place));
  const menu = await menuAt(site());
  await releaseRemote(place, known(name), {
    percent,
    menu,
    say: (sentence) => console.log(sentence),
    tryOut: (built, published) => tryOut(built, published, place),
  });
}

/** How long its public screens block a phone. */
async function tryOut(built: BuiltRelease, published: Published, { keys }: Place): Promise<void> {
  const browser = findChromium();
  const isUp = await fetch(`${site()}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  const blocking = browser && isUp ? await requireSmooth(built, { address: site(), keys, published, browser }) : {};
  const figures = Object.entries(blocking).map(([path, time]) => `${path} ${time} ms`);
  if (figures.length > 0) console.log(`Blocks a phone until live: ${figures.join(', ')}.`);
  else if (built.release.server !== undefined)
    console.log(`How long its screens block a phone was not measured: that needs Chromium here and ${site()}.`);
}

/** A new key signs what is live at once; an old one goes only when what is live can be trusted without it. */
async function changeKeys(place: Place, change: string | undefined): Promise<void> {
  const keys = change === 'add' ? [...place.keys, makeKey()] : change === 'drop' ? place.keys.slice(1) : place.keys;
  if (change === 'add') await changeRegistry({ ...place, keys }, (published) => ({ ...published }));
  else if (change === 'drop' && keys.length === 0)
    throw new PlainError('A single key is not dropped: "keys add" first, and tell the edges of it.');
  else if (change === 'drop') await readRegistry({ ...place, keys });
  else if (change !== undefined) throw new PlainError(`Keys are added or dropped, not "${change}".`);
  writeKeys(place.keysPath, keys);
  console.log(`RELEASE_KEYS=${keys.map(({ publicKey }) => publicKey).join(',')}`);
}

/** @throws PlainError unless it is one of the remotes */
function known(name: string | undefined): string {
  if (name !== undefined && remoteNames.includes(name)) return name;
  throw new PlainError(name === undefined ? usage : `There is no remote "${name}".\n${usage}`);
}

/** @throws PlainError unless it is a number of a registry */
function numberAbove(text = '0'): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new PlainError(`A registry has a number such as 17, not "${text}".`);
}

/** @throws PlainError unless it is a share of the visitors */
function share(text: string | undefined): number {
  const percent = Number(text);
  if (percent > 0 && percent <= 100) return percent;
  throw new PlainError(`A canary is for more than 0 and at most 100 percent, not for "${text ?? ''}".`);
}
