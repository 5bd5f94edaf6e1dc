import { createStore } from '@portfolio/remote-kit';
import { serverProtocol, type FrameRequest, type ServerBuild } from '@portfolio/remote-kit/rendering';
import { createServerHost, styledRenderer } from '@portfolio/remote-kit/server';
import { GlobalStyle } from '@portfolio/ui/global-style';
import { StaticRouter } from 'react-router-dom';
import { createMenuStore } from './layout/menu/menu-store.ts';
import type { LocalRemoteState } from './registry/local-remote.ts';
import { PageFrame } from './layout/page-frame.tsx';
import { createPasswordQuestions } from './password-question/questions.ts';
import { ShellProvider, type ShellParts } from './shell-context.tsx';
import { translator } from './translator.ts';

const frame: ServerBuild<FrameRequest> = {
  protocol: serverProtocol,
  render: async (request) => {
    await translator.change(request.language);
    const renderer = styledRenderer('frame');
    const html = await renderer.render(
      <ShellProvider parts={partsFor(request)}>
        <GlobalStyle />
        <StaticRouter location={request.url}>
          <PageFrame>
            <div id="still" />
          </PageFrame>
        </StaticRouter>
      </ShellProvider>,
    );
    return renderer.result(html);
  },
};

/** What the edge runs, to put the shell's frame into documents, with a place for the screen: `<div id="still"></div>`. */
export const { protocol, render } = frame;

function partsFor(request: FrameRequest): ShellParts {
  return {
    host: createServerHost(request),
    registry: {
      ...createStore(request.registry),
      refresh: () => Promise.resolve(),
      trusted: () => Promise.resolve(),
      fallBack: () => false,
      shell: () => undefined,
    },
    menu: createMenuStore({
      inlined: request.menu,
      load: () => Promise.reject(new Error('There is no menu.')),
      report: () => {},
    }),
    areas: {
      get outlet(): never {
        throw new Error('Remotes draw themselves.');
      },
      of: () => undefined,
      warm: () => {},
      find: () => [],
    },
    localRemote: {
      state: createStore<LocalRemoteState | undefined>(undefined),
      row: undefined,
      drop: () => {},
      reset: () => {},
    },
    slow: createStore(false),
    get passkeys(): never {
      throw new Error('Nobody signs in here.');
    },
    passwordQuestions: createPasswordQuestions(),
    still: {
      page: createStore<HTMLElement | undefined>(undefined),
      data: undefined,
      get root(): never {
        throw new Error('There is no page to draw on.');
      },
      giveWay: () => {},
    },
  };
}
