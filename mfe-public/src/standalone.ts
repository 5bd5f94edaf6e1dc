import { runStandalone } from '@portfolio/remote-kit/standalone';
import { GlobalStyle } from '@portfolio/ui/global-style';
import manifest from '../manifest.json' with { type: 'json' };
import * as remote from './remote.ts';

/** `npm run dev` here: this remote alone, below a bar that plays the shell. */
runStandalone({ remote, manifest, Styles: GlobalStyle });
