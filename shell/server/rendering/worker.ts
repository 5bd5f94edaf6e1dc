import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { serverProtocol, type RenderRequest, type ServerBuild } from '@portfolio/remote-kit/rendering';

/** Runs one server build, one render after the other: languages and style sheets are the build's, not the render's. */

const { name, code } = workerData as { name: string; code: string };

const fromHere = createRequire(import.meta.url);
const requireBuiltin = (request: string): unknown => {
  if (!isBuiltin(request)) throw new Error(`${name} needs ${request}, which is not in it.`);
  return fromHere(request);
};

const module: { exports: Partial<ServerBuild<RenderRequest>> } = { exports: {} };
compileFunction(code, ['module', 'exports', 'require'], { filename: name })(module, module.exports, requireBuiltin);
const { protocol, render } = module.exports;
if (protocol !== serverProtocol || !render) throw new Error(`${name} speaks another protocol (${protocol}).`);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
const tell = (message: object): void => parentPort?.postMessage(message);

let before: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, request }: { id: number; request: RenderRequest }) => {
  before = before
    .then(() => render(request))
    .then(
      (rendered) => tell({ id, rendered }),
      (error: unknown) => tell({ id, failure: error instanceof Error ? error.stack : String(error) }),
    );
});
