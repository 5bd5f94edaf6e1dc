import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CompiledOnce } from './compiled-once.mjs';
import { useGlobals } from './shared-globals.mjs';

/** That of the present test file; all projects that share this runtime transform alike. */
let transformer;
const sourceMaps = new Map();
const globals = new URL('shared-globals.mjs', import.meta.url).href;

const syntax = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

function transform(url) {
  const path = fileURLToPath(url);
  const { code, sourceMapPath } = transformer.transform(path, syntax);
  if (sourceMapPath) for (const name of [path, url]) sourceMaps.set(name, sourceMapPath);
  return code;
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith('.ts') && !url.includes('/node_modules/')
      ? { format: 'module', source: transform(url), shortCircuit: true }
      : next(url, context),
});

/**
 * Lets Node itself load what is tested, once per worker, as production does: Jest's own way loads every package again for every
 * file of tests, which took half of the time. Files therefore share modules, globals and the process.
 */
class SharedRuntime extends CompiledOnce {
  constructor(config, environment, resolver, scriptTransformer, cacheFS, coverage, testPath, globalConfig) {
    const builtIn = Object.getOwnPropertyDescriptor(process, 'getBuiltinModule');
    super(config, environment, resolver, scriptTransformer, cacheFS, coverage, testPath, globalConfig);
    // Jest's answer has its own modules, and ends with this file.
    Object.defineProperty(process, 'getBuiltinModule', builtIn);
    transformer = scriptTransformer;
  }

  unstable_importModule(path) {
    useGlobals(this.requireModuleOrMock(path, '@jest/globals'));
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }
}

export { SharedRuntime as 'module.exports' };
