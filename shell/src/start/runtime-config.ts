import type { RuntimeConfig } from '@portfolio/remote-kit';
import { defaultConfig } from './default-config.ts';
import { inlinedJson } from './inlined-json.ts';

/** What the deployment tells the page; remotes see the first part of it. */
interface PageConfig extends RuntimeConfig {
  /** Public keys, one of which must have signed the registry. */
  releaseKeys: readonly string[];
  /** Whether a developer's own remote may take the place of a released one, in their tab. */
  localRemotes: boolean;
  /** The release of the shell that this page belongs to. */
  shell?: string;
}

const defaults: PageConfig = { ...defaultConfig, releaseKeys: [], localRemotes: false };

/** What the deployment set in the page (`<script type="application/json" id="runtime-config">`), over the defaults. */
export function pageConfig(): PageConfig {
  const given = inlinedJson('runtime-config');
  return typeof given === 'object' ? { ...defaults, ...given } : defaults;
}
