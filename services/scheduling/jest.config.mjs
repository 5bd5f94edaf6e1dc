import { databaseProject } from '../../tools/jest/preset.mjs';

export default databaseProject('scheduling');
