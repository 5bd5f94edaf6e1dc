import './start/no-eval.ts';
import { changeAddress, createHost } from '@portfolio/remote-kit/host';
import { createRoot } from 'react-dom/client';
import { announce } from './layout/live-region.tsx';
import { createMenuStore, fetchMenu } from './layout/menu/menu-store.ts';
import { createPasswordQuestions } from './password-question/questions.ts';
import { createLocalRemote } from './registry/local-remote.ts';
import { createRegistryStore, fetchRegistry, visitorId } from './registry/registry-store.ts';
import { startAreas } from './remotes/areas.ts';
import { loadRemote } from './remotes/load-remote.ts';
import { followScroll } from './routing/screen-change.ts';
import { Shell } from './shell.tsx';
import { inlinedJson } from './start/inlined-json.ts';
import { takeStill } from './start/still.ts';
import { pageConfig } from './start/runtime-config.ts';
import { translator } from './translator.ts';
import type { Host } from '@portfolio/remote-kit';

/** Failed calls and crashes go to the console, where monitoring collects them. */
const report: Host['report'] = (error, details = {}) => console.error(error, details);

const renderedIn = document.documentElement.lang;
const passwordQuestions = createPasswordQuestions();
const config = pageConfig();
const { host, passkeys, start, slow } = createHost({
  config,
  navigate: changeAddress,
  report,
  announce,
  notFound: () => {}, // each area has its own
  askPassword: passwordQuestions.ask,
});
void start(); // the stored user is there at once, the server's word comes later

const localRemote = createLocalRemote(config.localRemotes);
const language = host.language.get();
const still = takeStill(host.session.get().status === 'anonymous' && language === renderedIn);
if (still.data) host.apollo.cache.restore(still.data);

const registry = createRegistryStore({
  // A page that begins late is given it with its scripts.
  brought: inlinedJson('registry') ?? (globalThis.begun && fetchRegistry().catch(() => undefined)),
  load: fetchRegistry,
  report,
  keys: config.releaseKeys,
  visitor: visitorId,
  local: localRemote,
});
const menu = createMenuStore({
  inlined: inlinedJson('menu'),
  load: () => fetchMenu(host.config.apiBase),
  report,
});
const areas = startAreas({ host, registry, load: loadRemote });
followScroll();

const reactRoot = createRoot(still.root, { onUncaughtError: report });
const parts = { host, registry, localRemote, slow, menu, areas, passwordQuestions, passkeys, still };
const draw = (): void => reactRoot.render(<Shell parts={parts} />);
// What is there already stays until there are words for what follows.
if (still.page.get()) translator.change(language).then(draw, draw);
else draw();
