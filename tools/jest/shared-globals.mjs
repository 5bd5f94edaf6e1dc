/** What tests import from `@jest/globals`: what Jest made for the file that runs. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** @param {Record<string, unknown>} made */
export const useGlobals = (made) => {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = made);
};
