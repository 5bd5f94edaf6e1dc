import { browserProject } from '../tools/jest/preset.mjs';

export default browserProject('mfe-admin-content', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
