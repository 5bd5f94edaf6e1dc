import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Has the browser check every chunk that a remote loads, by the hash that the signed registry has of it: the shell knows it. Chunks are asked
 * for in the mode in which the edge lets them be preloaded. Alone on a page, in development, there is nobody to ask.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          'script.crossOrigin = "anonymous";',
          'if (self.portfolioIntegrity) script.integrity = self.portfolioIntegrity(url);',
        ].join('\n'),
      );
    });
  }
}
