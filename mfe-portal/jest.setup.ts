import '@testing-library/jest-dom';
import '@portfolio/ui/testing';
import 'fake-indexeddb/auto';
import { unmountAll } from '@portfolio/remote-kit/testing';

afterEach(unmountAll);
afterEach(() => jest.restoreAllMocks());
