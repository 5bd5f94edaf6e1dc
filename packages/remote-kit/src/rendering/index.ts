import type { RuntimeConfig } from '../contract/index.ts';
import type { Language, Registry } from '../manifest/index.ts';

/**
 * Version of how the edge and a release's server build speak, which are released apart: an edge runs no build that speaks otherwise, and
 * its pages come without what that would have rendered.
 */
export const serverProtocol = 1;

/** What the edge wants rendered: a screen as any visitor sees it who is not signed in. */
export interface RenderRequest {
  /** Path and query, as in the address. */
  url: string;
  language: Language;
  /** What the page's own scripts are told. */
  config: RuntimeConfig;
}

/** For a remote: its screen. */
export interface ScreenRequest extends RenderRequest {
  /** Where the edge reaches GraphQL, an absolute address. */
  graphqlUrl: string;
}

/** For the shell: all around the screen. */
export interface FrameRequest extends RenderRequest {
  registry: Registry;
  /** What `/site/menu/` answers. */
  menu: unknown;
}

export interface Rendered {
  html: string;
  /** CSS of what the HTML has. */
  styles: string;
  /** Apollo's cache after the render: with it the browser draws the same without asking again. */
  data?: unknown;
}

/** What a server build exports. Both reject when there is nothing good to show. */
export interface ServerBuild<Request extends RenderRequest> {
  protocol: number;
  render: (request: Request) => Promise<Rendered>;
}
