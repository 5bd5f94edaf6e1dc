import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Release } from '@portfolio/remote-kit/manifest';

type Described = Omit<Release, keyof Emitted | 'entry' | 'files' | 'preload' | 'screens'>;

/** What other plugins have emitted, by the names that they have given. */
type Emitted = Pick<Release, 'app' | 'server'>;

const derived = /\.(?:br|gz|map)$/;

/** Emits `release.json`: what this build is, what it needs and the SHA-384 of every file. */
export class ReleasePlugin {
  readonly #release: Described;
  readonly #names: { container: string; exposed: string };
  readonly #emitted: () => Emitted;

  /**
   * @param names of the container's entry and of the exposed module's chunk
   * @param emitted asked once all files are there
   */
  constructor(release: Described, names: { container: string; exposed: string }, emitted: () => Emitted) {
    this.#release = release;
    this.#names = names;
    this.#emitted = emitted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const files = compilation.getAssets().filter(({ name }) => !derived.test(name));
        const preload = this.#preload(compilation);
        const [entry] = preload;
        if (!entry) return; // the compilation has failed, and says so itself
        const release: Release = {
          ...this.#release,
          entry,
          preload,
          screens: screensOf(compilation),
          ...this.#emitted(),
          files: Object.fromEntries(
            files.map(({ name, source }) => [name, createHash('sha384').update(source.buffer()).digest('base64')]),
          ),
        };
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
  }

  /** The container's entry, then the chunks that the exposed module needs before it can mount. */
  #preload(compilation: Compilation): string[] {
    const entry = compilation.entrypoints.get(this.#names.container)?.getFiles() ?? [];
    const exposed = [...compilation.chunkGroups]
      .filter((group) => group.name === this.#names.exposed)
      .flatMap((group) => group.getFiles());
    return [...new Set([...entry, ...exposed])].filter((file) => file.endsWith('.js'));
  }
}

/** What `lazyScreen` and the like fetch. */
function screensOf({ chunkGroups }: Compilation): Record<string, string[]> {
  const fetched = [...chunkGroups].flatMap((group) =>
    group.origins
      .filter(({ request }) => request?.endsWith('.tsx'))
      .map(({ request }): [string, string[]] => [request, group.getFiles().filter((file) => file.endsWith('.js'))]),
  );
  return Object.fromEntries(fetched.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
