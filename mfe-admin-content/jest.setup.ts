import '@testing-library/jest-dom';
import '@portfolio/ui/testing';
import { unmountAll } from '@portfolio/remote-kit/testing';

afterEach(unmountAll);

// jsdom shows no files of this device.
let files = 0;
URL.createObjectURL = () => `blob:test/${(files += 1)}`;
URL.revokeObjectURL = () => {};
