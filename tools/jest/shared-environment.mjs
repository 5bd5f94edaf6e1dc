import { TestEnvironment } from 'jest-environment-node';

/** What makes values, and what values are compared with: `expect.any(String)`. */
const makers = Object.getOwnPropertyNames(globalThis).filter(
  (name) => /^[A-Z]/.test(name) && typeof Object.getOwnPropertyDescriptor(globalThis, name)?.value === 'function',
);

/** The process as it is, for what is tested; Jest's own modules stay in a context of each file, which shares what makes values. */
export default class SharedEnvironment extends TestEnvironment {
  #console = console;
  #exit = Object.getOwnPropertyDescriptor(process, 'exit');

  constructor(config, context) {
    super(config, context);
    for (const name of makers) this.global[name] = globalThis[name];
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    globalThis.console = this.#console;
    Object.defineProperty(process, 'exit', this.#exit);
  }
}
