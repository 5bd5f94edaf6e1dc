import { browserProject } from '../../tools/jest/preset.mjs';

export default browserProject('ui', {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/browser/'],
});
