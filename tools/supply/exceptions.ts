/** An update that may wait longer than SECURITY.md says, while nothing is known against what is installed. */
export interface Exception {
  name: string;
  /** Of the version that waits: others are due as ever. */
  major: number;
  because: string;
  /** From this day on it is over its time again. */
  until: string;
}

export const exceptions: readonly Exception[] = [
  { name: 'graphql', major: 17, because: "Apollo's federation asks for 16", until: '2027-03-01' },
  { name: 'graphql-upload', major: 18, because: 'it asks for graphql 17', until: '2027-03-01' },
  { name: '@types/node', major: 25, because: 'it describes the Node.js that runs, which is 24', until: '2027-03-01' },
  { name: 'jsdom', major: 27, because: "Jest's environment asks for 26", until: '2027-03-01' },
  {
    name: '@opentelemetry/api',
    major: 1,
    because: "what traces in Apollo's gateway asks for less than 1.10, and a process has one",
    until: '2027-02-01',
  },
  { name: '@opentelemetry/resources', major: 3, because: 'it asks for the api 1.10', until: '2027-02-01' },
  {
    name: '@opentelemetry/exporter-trace-otlp-http',
    major: 0,
    because: 'it asks for the api 1.10',
    until: '2027-02-01',
  },
  {
    name: '@apollo/subgraph',
    major: 2,
    because: 'the gateway and composition of 2.15 are not published',
    until: '2027-01-15',
  },
  { name: 'webpack', major: 5, because: 'federation and its runtime are tested with this one', until: '2027-01-15' },
];
