import './quick-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks, from Node, so that tests speak real HTTP. Of one family: they check each other. */
const network = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
];
const others = [
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom with the network of Node. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    for (const name of [...network, ...others]) this.global[name] = globalThis[name];
    // jsdom's own cannot check a signature, and is not to be assigned.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
    // styled-components adds each rule by itself, as in production: jsdom would read a whole sheet again for each.
    this.global.SC_DISABLE_SPEEDY = false;
  }
}
