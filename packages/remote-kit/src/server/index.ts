/** For builds that render on a server: `src/server.tsx` of the shell and of remotes. The edge, which runs them, knows `…/rendering` only. */
export { defineServer } from './define-server.tsx';
export { createServerHost } from './server-host.ts';
export { styledRenderer } from './styled.ts';
