import { browserProject } from '../tools/jest/preset.mjs';

export default browserProject('shell', {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/server/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});
