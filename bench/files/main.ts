/**
 * Files as they are sent: a script of a release from the edge, and a project's picture from the service, and from the edge, which
 * has it from the gateway and that from the service. Beside a server that streams the same bytes from the disk; interleaved.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '../support/environment.ts';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';

const rounds = 5;
const amount = 2_000;
const connections = 20;
const headers = { 'accept-encoding': 'br' };
const [edge, content] = [required('EDGE_URL'), required('CONTENT_URL')];

const document = await (await fetch(edge)).text();
const script = [...document.matchAll(/<script[^>]+src="(\/[^"]+\.js)"/g)].at(-1)?.[1];
const { results } = (await (await fetch(`${edge}/api/projects/?page_size=20`)).json()) as {
  results: { image: string | null }[];
};
const picture = results.find(({ image }) => image !== null)?.image;
if (!script || !picture) throw new Error('The site shows no script or no picture.');
const { pathname } = new URL(picture, edge);

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const files = [
  { name: 'a script, from the edge', file: 'script', url: edge + script },
  { name: 'a picture, at the service', file: 'picture', url: content + pathname },
  { name: 'the same, from the edge', file: 'picture', url: edge + pathname },
];
const reference = fork(new URL('reference.ts', import.meta.url), { env: { ...process.env, FILES_PATH: folder } });
try {
  const [port] = (await once(reference, 'message')) as [number];
  const rates = files.map(({ file, url, name }) => ({
    name,
    bare: `http://127.0.0.1:${port}/${file}`,
    url,
    size: 0,
    ours: [] as number[],
    its: [] as number[],
  }));
  for (const [i, { file, url }] of files.entries()) {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
    // As it is sent: of a script what is compressed.
    const size = Number(answer.headers.get('content-length'));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    rates[i]!.size = size;
    writeFileSync(join(folder, file), bytes.subarray(0, size));
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of rates) {
      const its = await load({ url: one.bare, amount, connections });
      const ours = await load({ url: one.url, amount, connections, headers });
      // The first warms both.
      if (round === 0) continue;
      one.its.push(its);
      one.ours.push(ours);
    }
    if (round > 0) console.log(`  round ${round} of ${rounds}`);
  }
  printFigures(
    `Files, ${connections} connections, median of ${rounds} rounds`,
    'node:http, streamed',
    rates.map(({ name, size, ours, its }) => ({
      name: `${name}, ${Math.round(size / 1_000)} kB`,
      ours: median(ours),
      reference: median(its),
      unit: 'req/s',
    })),
  );
} finally {
  reference.kill();
  rmSync(folder, { recursive: true });
}
