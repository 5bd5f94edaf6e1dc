import { defineServer } from '@portfolio/remote-kit/server';
import { App } from './routes.tsx';
import { translator } from './translator.ts';

/** What the edge runs, to put screens into documents. */
export const { protocol, render } = defineServer({ App, translator });
