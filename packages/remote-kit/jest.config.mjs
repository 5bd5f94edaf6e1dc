import { browserProject } from '../../tools/jest/preset.mjs';

export default browserProject('remote-kit', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
