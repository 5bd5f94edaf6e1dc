import { defineRemote } from '@portfolio/remote-kit';
import { App } from './routes.tsx';
import { translator } from './translator.ts';

/** What the shell loads. */
export const { bootstrap, mount, unmount, find } = defineRemote({
  App,
  translator,
  // In a chunk of its own: the command bar asks for it.
  find: async (host, search) => (await import('./commands/find.ts')).find(host, search),
});
