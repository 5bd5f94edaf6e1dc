/**
 * A package of 500 MB through edge, gateway and content service, by REST and by GraphQL, against a bare server that
 * writes the same stream to the same disk. The rounds are interleaved, so that whatever else the machine does meets all
 * alike. Memory is the most that a process was above where it stood before an upload, in the worst of the rounds.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '../support/environment.ts';
import { signIn } from '../support/sign-in.ts';
import { median } from '../support/median.ts';
import { growthDuring } from '../support/memory.ts';
import { pidOf } from '../support/pid.ts';
import { printFigures } from '../support/table.ts';
import { androidPackage } from './package.ts';
import { graphqlUpload, restUpload, send, type UploadRequest } from './requests.ts';

const rounds = 5;
const file = androidPackage(500);
const edge = required('EDGE_URL');
const dataPath = required('DATA_PATH');

const uploadPath = join(dataPath, 'media', 'bench-upload');
const roads = ['bare', 'REST', 'GraphQL'] as const;
type Road = (typeof roads)[number];
const speeds: Record<Road, number[]> = { bare: [], REST: [], GraphQL: [] };
const growth: Record<Road, Record<string, number>> = { bare: {}, REST: {}, GraphQL: {} };

let reference: ChildProcess | undefined;
try {
  reference = fork(new URL('reference.ts', import.meta.url), { env: { ...process.env, UPLOAD_PATH: uploadPath } });
  const [port] = (await once(reference, 'message')) as [number];
  const pids = { edge: pidOf('edge'), gateway: pidOf('gateway'), content: pidOf('content'), bare: reference.pid! };
  const token = await signIn(`${edge}/api`, 'staff');
  const requests: Record<Road, UploadRequest> = {
    bare: { ...restUpload(edge, token), url: `http://127.0.0.1:${port}/` },
    REST: restUpload(edge, token),
    GraphQL: graphqlUpload(edge, token),
  };
  for (let round = 0; round < rounds; round += 1) {
    // Each begins a round in its turn: the disk is still busy with what the one before has written.
    const turn = round % roads.length;
    for (const road of [...roads.slice(turn), ...roads.slice(0, turn)]) await upload(road, requests[road], pids);
    await removeDemos(token);
    console.log(`  round ${round + 1} of ${rounds}`);
  }
} finally {
  reference?.kill();
  await rm(uploadPath, { force: true });
}

const speed = median(speeds.bare);
printFigures(`${Math.round(file.bytes / 2 ** 20)} MB uploaded, median of ${rounds} rounds`, 'bare server', [
  { name: 'multipart REST', ours: median(speeds.REST), reference: speed, unit: 'MB/s' },
  { name: 'multipart GraphQL', ours: median(speeds.GraphQL), reference: speed, unit: 'MB/s' },
]);
printFigures(
  'Growth of resident memory, worst round',
  'bare server',
  (['REST', 'GraphQL'] as const).flatMap((road) =>
    (['edge', 'gateway', 'content'] as const).map((name) => ({
      name: `${name}, ${road}`,
      ours: growth[road][name]!,
      reference: growth.bare['bare']!,
      unit: 'MB',
    })),
  ),
);

async function upload(road: Road, request: UploadRequest, pids: Readonly<Record<string, number>>): Promise<void> {
  const started = performance.now();
  let seconds = 0;
  const grown = await growthDuring(pids, async () => {
    await send(file, request);
    seconds = (performance.now() - started) / 1_000;
  });
  speeds[road].push(file.bytes / 2 ** 20 / seconds);
  for (const [name, value] of Object.entries(grown)) growth[road][name] = Math.max(growth[road][name] ?? 0, value);
}

/** The next round begins with as many demos as this one. */
async function removeDemos(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${edge}/api/mobile-demos/?search=large`, { headers });
  const { results } = (await answer.json()) as { results: { id: number }[] };
  for (const { id } of results) await fetch(`${edge}/api/mobile-demos/${id}/`, { method: 'DELETE', headers });
}
