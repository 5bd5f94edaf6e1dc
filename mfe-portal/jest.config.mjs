import { browserProject } from '../tools/jest/preset.mjs';

export default browserProject('mfe-portal', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
