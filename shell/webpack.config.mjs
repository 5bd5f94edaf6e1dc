import { shellConfig } from '@portfolio/tools/webpack';

export default shellConfig(import.meta.dirname);
