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

export const isAgreed = (name: string, sink: string): boolean =>
  agreed.some((each) => each.of === name && each.sink === sink);
