import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const pages = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const referred = /\bdecisions?[/ ](\d{4})\b/g;

/** Words that a document may have: what nobody reads once is read by nobody. */
const limitOf = (file: string): number => (pages.test(file) ? 150 : file === 'README.md' ? 1200 : Infinity);
const limitOfAll = 25_000;

/** What is wrong with documents and with references to decisions, a sentence each. */
export function documentFaults(files: readonly string[], read: (file: string) => string): string[] {
  const numbers = new Set(files.flatMap((file) => pages.exec(file)?.[1] ?? []));
  const words = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, count: read(file).trim().split(/\s+/).length }));
  const all = words.reduce((sum, { count }) => sum + count, 0);
  return [
    ...words
      .filter(({ file, count }) => count > limitOf(file))
      .map(({ file, count }) => `${file} has ${count} words, of at most ${limitOf(file)}.`),
    ...(all > limitOfAll ? [`All documents have ${all} words, of at most ${limitOfAll}.`] : []),
    ...files
      .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(referred)]
          .filter(([, number]) => !numbers.has(number!))
          .map(([, number]) => `${file}: there is no decision ${number}.`),
      ),
  ];
}

/** The same of a checkout. */
export const faultsBelow = (root: string, files: readonly string[]): string[] =>
  documentFaults(
    files.filter((file) => !basename(file).startsWith('documents.test')),
    (file) => readFileSync(join(root, file), 'utf8'),
  );
