import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** What a worker has compiled, by file. */
const compiled = new Map();

/** That of the present test file. */
let executor;

function compile(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${parameters}){`;
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes) =>
      executor.dynamicImport(specifier, filename, executor.environment.getVmContext(), attributes),
  });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * Compiles each module once per worker, and runs it anew for each file of tests: Jest's own way compiles all packages again for each.
 * Of packages that exist as both it takes CommonJS, whose modules are compiled so; Jest would take the other.
 */
export class CompiledOnce extends Runtime {
  constructor(...parameters) {
    super(...parameters);
    const { _resolution: resolution } = this;
    const conditions = resolution.cjsConditions.filter((name) => name !== 'module-sync');
    resolution.cjsResolveOptions = Object.freeze({ conditions });
    const own = this.executor;
    executor = own;
    const compileAnew = own.compile.bind(own);
    own.compile = (source, filename) => {
      const context = own.environment.getVmContext();
      try {
        if (context) return compile(source, filename, own.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest says what is wrong with it.
      }
      return compileAnew(source, filename);
    };
  }
}

export { CompiledOnce as 'module.exports' };
