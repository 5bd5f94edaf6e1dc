/** Feature folders depend on each other in one direction only. Tests may reach further: they drive a service as a whole. */
import modules, { tests } from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Two features that need each other are one feature, or need a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...modules.options,
    exclude: { path: [modules.options.exclude.path, tests, '^packages/testkit/'] },
  },
};
