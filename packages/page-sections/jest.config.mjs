import { browserProject } from '../../tools/jest/preset.mjs';

export default browserProject('page-sections', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
