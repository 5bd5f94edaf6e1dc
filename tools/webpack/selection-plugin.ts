import webpack, { type Compiler } from 'webpack';
import { directImport, selectedExports } from './shared.ts';

/**
 * Stops the build of a remote or the shell that imports what the page does not share of a library: at run time it would be
 * undefined, and no type would have said so.
 */
export class SelectionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SelectionPlugin', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('SelectionPlugin', (anyParser) => {
          if (!(anyParser instanceof webpack.javascript.JavascriptParser)) return;
          const parser = anyParser;
          parser.hooks.importSpecifier.tap('SelectionPlugin', (_statement, request: unknown, name: string | null) => {
            const shared = typeof request === 'string' && selectedExports.get(request);
            const { resource } = parser.state.module;
            if (!shared || shared.has(name ?? '*') || directImport(request, resource)) return;
            compilation.errors.push(
              new webpack.WebpackError(
                `${resource}: the page does not share ${name ?? '*'} of ${request}. ` +
                  'Import something it shares, or add it in packages/remote-kit/src/shared and release the shell first.',
              ),
            );
          });
        });
      }
    });
  }
}
