import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const swcJest = require.resolve('@swc/jest');

/** The services' own build settings, so that what is tested is what is shipped. Jest resolves `.ts` itself. */
const { jsc, module } = require('../service.swcrc.json');
const swcForNode = {
  swcrc: false,
  jsc: { ...jsc, rewriteRelativeImportExtensions: undefined, experimental: { keepImportAttributes: true } },
  module,
};

const swcForBrowser = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'commonjs' },
};

/**
 * Jest project for code that runs in Node: native ES modules, as in production.
 * @param {string} displayName workspace name shown in the report
 * @param {object} [more] further Jest options
 */
export const nodeProject = (displayName, more = {}) => ({
  displayName,
  runtime: fileURLToPath(new URL('shared-runtime.mjs', import.meta.url)),
  testEnvironment: fileURLToPath(new URL('shared-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': [swcJest, swcForNode] },
  ...more,
});

/** Packages that are CommonJS already, as they come from jsdom's point of view; others are transformed, which is right for all. */
const commonJs = [
  '@testing-library/[^/]+',
  'aria-query',
  'dom-accessibility-api',
  'graphql',
  'react',
  'react-dom',
  'react-hook-form',
  'rxjs',
  'scheduler',
  'styled-components',
];

/**
 * Jest project for code that runs in a browser: jsdom, CommonJS so that ESM-only packages are transformed alike.
 * @param {string} displayName workspace name shown in the report
 * @param {object} [more] further Jest options
 */
export const browserProject = (displayName, more = {}) => ({
  displayName,
  runtime: fileURLToPath(new URL('compiled-once.mjs', import.meta.url)),
  testEnvironment: fileURLToPath(new URL('browser-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: { '\\.[mc]?[jt]sx?$': [swcJest, swcForBrowser] },
  transformIgnorePatterns: [`/node_modules/(${commonJs.join('|')})/`, String.raw`/node_modules/.*\.cjs$`],
  ...more,
});
