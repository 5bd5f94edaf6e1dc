import { browserProject } from '../../tools/jest/preset.mjs';

export default browserProject('markdown', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
