/** For builds that render on a server: `src/server.tsx` of the shell and of remotes. The edge, which runs them, knows `…/rendering` only. */
export * from './define-server.tsx';
export * from './styled.ts';
