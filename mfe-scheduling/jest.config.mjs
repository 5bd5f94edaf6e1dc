import { browserProject } from '../tools/jest/preset.mjs';

export default browserProject('mfe-scheduling', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
