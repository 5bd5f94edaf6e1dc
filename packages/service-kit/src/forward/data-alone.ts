/** Says of a subgraph's answer that its text is `{"data":…}` and nothing besides: who passes it on need not read it. */
export const dataAloneHeader = 'x-data-alone';
