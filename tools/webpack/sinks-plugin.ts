import { relative, sep } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { BuildError, top } from './project.ts';
import { sinksIn } from './sinks.ts';

interface Agreed {
  /** A package, a file of ours, a script beside the page's, or webpack. */
  of: string;
  sink: string;
  /** Why no text of others comes there, and nothing breaks where it is refused. */
  because: string;
}

const agreed: readonly Agreed[] = [
  {
    of: 'react-dom',
    sink: 'innerHTML',
    because: 'for dangerouslySetInnerHTML and script elements, which nobody draws',
  },
  {
    of: 'highlight.js',
    sink: 'innerHTML',
    because: 'colours elements of a page by itself; we call its function of texts',
  },
  { of: 'react-aria', sink: 'innerHTML', because: 'empties what spin buttons announce; we have combo boxes alone' },
  { of: 'zod', sink: 'Function', because: 'tries whether it may, and goes without it' },
  {
    of: '@module-federation/runtime-core',
    sink: 'Function',
    because: 'for modules of kinds that nobody publishes here',
  },
  {
    of: '@module-federation/sdk',
    sink: 'Function',
    because: 'in Node.js, or for manifests of federation, which releases have not',
  },
  { of: 'webpack', sink: 'Function', because: 'finds the global object where globalThis is missing' },
  { of: 'service-worker.js', sink: 'importScripts', because: 'one fixed address of this origin' },
];

const isAgreed = (name: string, sink: string): boolean => agreed.some((each) => each.of === name && each.sink === sink);

/** Of server builds nothing runs in a page. */
const inPages = /^(?!server\.).*\.js$/;

/**
 * Stops a build of which something, ours or a library's, would turn text into markup or code, unless that was agreed to: the pages'
 * policy (Trusted Types) refuses it, and a screen breaks.
 */
export class SinksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SinksPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SinksPlugin', stage }, (assets) => {
        const faults = Object.entries(assets)
          .filter(([file]) => inPages.test(file))
          .flatMap(([file, asset]) => faultsOf(compilation, file, sinksIn(asset.source().toString())));
        for (const fault of new Set(faults)) compilation.errors.push(new BuildError(fault));
      });
    });
  }
}

function faultsOf(compilation: Compilation, file: string, sinks: readonly string[]): string[] {
  if (sinks.length === 0) return [];
  const chunk = [...compilation.chunks].find(({ files }) => files.has(file));
  const modules = chunk ? modulesOf(compilation, chunk) : [];
  return sinks.flatMap((sink) => {
    const within = modules.filter((module) => module.sinks.includes(sink)).map(({ name }) => name);
    // What no module has is of webpack's own, or of a script beside the page's.
    return (within.length > 0 ? within : [chunk ? 'webpack' : file.replace(/\.[\da-f]{12}\./, '.')])
      .filter((name) => !isAgreed(name, sink))
      .map(
        (name) =>
          `${name} uses ${sink}, which pages refuse (Trusted Types): take another way, or say in \`agreed\` of tools/webpack/sinks-plugin.ts why it does no harm.`,
      );
  });
}

const modulesOf = ({ chunkGraph }: Compilation, chunk: Chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)]
    .flatMap(partsOf)
    .filter(({ type }) => type.startsWith('javascript'))
    .map((module) => ({
      name: nameOf(module),
      sinks: sinksIn(module.originalSource()?.source().toString() ?? ''),
    }));

/** Modules that webpack has made one are told apart. */
const partsOf = (module: Module): Module[] =>
  'modules' in module ? [...(module.modules as Iterable<Module>)] : [module];

/** Its package, or where it is in this repository. */
function nameOf(module: Module): string {
  const path = relative(top, module.nameForCondition() ?? '').split(sep);
  const last = path.lastIndexOf('node_modules');
  if (last === -1) return path.join('/');
  return path.slice(last + 1, last + (path[last + 1]?.startsWith('@') ? 3 : 2)).join('/');
}
