import { join } from 'node:path';
import { contractVersion } from '@portfolio/remote-kit/contract';
import webpack, { type Compiler } from 'webpack';
import { top } from './project.ts';
import { selectedExports } from './shared.ts';

const kit = '@portfolio/remote-kit';
const kitFile = join(top, 'packages/remote-kit/src/index.ts');

/** Emits `contract.json` with a build of the shell: what remotes may import from the page, by name, and under which contract. */
export class ContractPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      let ofKit: string[] = [];
      // Before modules are put together: afterwards the kit is none of its own.
      compilation.hooks.seal.tap('ContractPlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || module.resource !== kitFile) continue;
          const provided = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
          if (Array.isArray(provided)) ofKit = provided;
        }
      });
      compilation.hooks.processAssets.tap('ContractPlugin', () => {
        const shared = [...selectedExports].map(([request, names]) => [request, [...names].filter(Boolean).toSorted()]);
        const exports = Object.fromEntries([[kit, ofKit.toSorted()], ...shared]);
        const text = `${JSON.stringify({ contract: contractVersion, exports }, null, 2)}\n`;
        compilation.emitAsset('contract.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
