import { remoteConfig } from '@portfolio/tools/webpack';

export default remoteConfig(import.meta.dirname);
