import { createHash } from 'node:crypto';
import { operationsFile } from '@portfolio/releases/operations';
import webpack, { type Compiler } from 'webpack';
import { sentOperations } from './operations.ts';

/** Emits what the screens of a build ask, by the hash that their clients send in its place: the gateway then needs no text. */
export class OperationsPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OperationsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('OperationsPlugin', async () => {
        const texts = await sentOperations(this.#folder);
        if (texts.length === 0) return;
        const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
        const content = `${JSON.stringify(Object.fromEntries(byHash), null, 2)}\n`;
        compilation.emitAsset(operationsFile, new webpack.sources.RawSource(content));
      });
    });
  }
}
