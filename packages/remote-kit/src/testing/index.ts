/** For tests only. */
export { apiAnswering, apolloAnswering, type GraphqlAnswers, type RestAnswers } from './answers.ts';
export { createTestHost, testUser, type TestHost, type TestHostOptions } from './host.ts';
export { refused } from './refused.ts';
export { renderRemote, unmountAll, type RenderedRemote, type RenderOptions } from './render-remote.ts';
export { playSystemTheme } from './system-theme.ts';
