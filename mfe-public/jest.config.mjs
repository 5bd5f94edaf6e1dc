import { browserProject } from '../tools/jest/preset.mjs';

export default browserProject('mfe-public', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
