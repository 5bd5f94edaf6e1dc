import '@testing-library/jest-dom';
import '@portfolio/ui/testing';
import 'fake-indexeddb/auto';
import { forgetDrafts, forgetKept, unsentOf, usersWithUnsent } from '@portfolio/remote-kit/kept';
import { unmountAll } from '@portfolio/remote-kit/testing';

afterEach(async () => {
  await unmountAll();
  // The next test is on another phone.
  await forgetKept();
  await forgetDrafts(7);
  for (const userId of await usersWithUnsent()) await unsentOf(userId).change('taps', () => []);
});
afterEach(() => jest.restoreAllMocks());
