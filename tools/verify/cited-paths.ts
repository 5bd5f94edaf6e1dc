import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * What names a file or folder: a link of Markdown, something with a folder of the root before it in backticks, and a name
 * with the ending of a source or a document. Addresses, patterns and what imports say (`./x.ts`) are none.
 */
const cited = [
  /\]\((?!\w+:|#)([^)#\s]+)/g,
  /`((?:bench|docs|e2e|gateway|mfe-[\w-]+|packages|services|shell|tools)\/[\w./-]+)`/g,
  /(?<![\w/:.*{}<>$@-])((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|md|graphql|sql|ya?ml))\b(?![\w/*])/g,
];

const comments = /(?<![:'"`\\\w])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;
const fenced = /^```[\s\S]*?^```/gm;

/** The documents of the specification and of the design, which are not kept here. */
const elsewhere = new Set(['core-site.md', 'scheduling.md', 'readings.md', 'rest.md', 'look.md', 'quality.md']);

/** A path that a comment or a document names, and where. */
export interface Citation {
  file: string;
  line: number;
  path: string;
}

/** The paths that the comments of a source, or the text of a document, name. */
export function citationsIn(file: string, source: string): Citation[] {
  const found = textsOf(file, source).flatMap(({ text, index }) =>
    cited.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => [index + match.index, match[1]!] as const)),
  );
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const citations = found.map(([index, path]) => ({ file, line: lineAt(index), path }));
  return citations.filter(
    (one, i) => citations.findIndex(({ line, path }) => line === one.line && path === one.path) === i,
  );
}

function textsOf(file: string, source: string): { text: string; index: number }[] {
  if (!file.endsWith('.md')) return [...source.matchAll(comments)].map(({ 0: text, index }) => ({ text, index }));
  return [{ text: source.replaceAll(fenced, (code) => code.replaceAll(/[^\n]/g, ' ')), index: 0 }];
}

/** Whether a citation names a file or folder: from the root, from where it stands, or by the end of a path. */
export function isFound({ file, path }: Citation, files: readonly string[]): boolean {
  const named = path.replace(/\/$/, '');
  const beside = posix.join(posix.dirname(file), named);
  const fits = (one: string) =>
    [named, beside].some((wanted) => one === wanted || one.startsWith(`${wanted}/`)) || one.endsWith(`/${named}`);
  return elsewhere.has(named) || files.some(fits);
}

/** Citations below `root` of what it does not hold, as git knows it. */
export function missingCitations(root: string): Citation[] {
  const files = knownFiles(root);
  return files
    .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && !file.includes('/generated/'))
    .flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8')))
    .filter((citation) => !isFound(citation, files) && !isOutput(root, citation));
}

/** Files of a checkout, as git knows it. */
export const knownFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));

/** What git ignores is made by a command. */
const isOutput = (root: string, { path }: Citation) =>
  spawnSync('git', ['check-ignore', '--quiet', `${path}/`], { cwd: root }).status === 0;
