import { parseAllDocuments } from 'yaml';
import { PlainError } from '../../terminal/plain-error.ts';
import { text } from '../settings.ts';
import { globSync } from 'node:fs';
import { root } from '../../root.ts';
import type { Manifest } from './manifests.ts';

type Model = new (manifest: Manifest) => { validate: () => void };

/** Objects of all files of a folder; not what Kustomize itself reads. */
export const manifestsIn = (folder: string): Manifest[] =>
  globSync(`${folder}/**/*.yaml`, { cwd: root, exclude: ['**/kustomization.yaml'] })
    .toSorted()
    .flatMap((path) => parseAllDocuments(text(path)).map((document) => document.toJS() as Manifest));

/** @throws PlainError naming the first object that is not as Kubernetes' published schema of its kind has it */
export async function requireValid(manifests: readonly Manifest[]): Promise<void> {
  for (const manifest of manifests) {
    const { apiVersion, kind, metadata } = manifest;
    try {
      const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>;
      new models[kind]!(manifest).validate();
    } catch (error) {
      throw new PlainError(`${kind} ${metadata?.name} of deploy/kubernetes: ${(error as Error).message}`);
    }
  }
}
