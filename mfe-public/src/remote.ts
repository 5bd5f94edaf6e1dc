import { defineRemote } from '@portfolio/remote-kit';
import { App } from './routes.tsx';
import { translator } from './translator.ts';

/** What the shell loads. */
export const { bootstrap, mount, unmount } = defineRemote({ App, translator });
