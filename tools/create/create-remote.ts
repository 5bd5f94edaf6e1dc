import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion } from '@portfolio/remote-kit/contract';
import { conflictsIn, manifestSchema } from '@portfolio/remote-kit/manifest';
import { generateFor } from '../graph/codegen.ts';
import { inRoot, writeGenerated } from '../graph/generated-file.ts';
import { root } from '../root.ts';
import { remotesIn } from '../start/remotes.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { readPackage } from '../webpack/project.ts';
import { remoteFiles } from './remote-files.ts';

const firstPort = 3001;

/**
 * Writes a new remote: a folder of its own with all that it needs. Commands find it by its folder, the shell by the registry, so
 * nothing else is touched.
 * @param name `mfe-hello`; its screens begin at `/hello`
 * @param checkout where it is put, beside the other remotes
 * @throws PlainError when the name or its address is taken, or no name
 */
export async function createRemote(name: string, checkout = root): Promise<string> {
  const [, path] = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!path) throw new PlainError(`A remote is named like mfe-hello, in small letters, not "${name}".`);
  const folder = join(checkout, name);
  if (existsSync(folder)) throw new PlainError(`The folder ${name} is there already: choose another name.`);

  const others = globSync('mfe-*/manifest.json', { cwd: checkout }).map((file) =>
    manifestSchema.parse(JSON.parse(readFileSync(join(checkout, file), 'utf8'))),
  );
  const [conflict] = conflictsIn([...others, { name, routes: [{ path: `/${path}`, guard: 'open' }] }]);
  if (conflict) throw new PlainError(`${conflict} Choose another name.`);

  const { dependencies, devDependencies } = readPackage(join(root, 'shell'));
  const words = path.replaceAll('-', ' ');
  const files = remoteFiles({
    name,
    path,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    contract: contractVersion,
    port: Math.max(firstPort - 1, ...remotesIn(checkout).map(({ port }) => port)) + 1,
    order: Math.max(0, ...others.flatMap(({ links }) => links.map(({ order }) => order))) + 10,
    versions: { ...dependencies, ...devDependencies },
  });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await writeGenerated(await generateFor(folder, inRoot('gateway/schema.graphql')));
  return folder;
}
