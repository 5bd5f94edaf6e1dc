import { useShell } from '../../shell-context.tsx';

/** Signs out and goes to `target` (core-site.md §4: also when the server cannot be told). */
export function useLeave(target: string): () => void {
  const { host } = useShell();
  return () => {
    host.session.logout(target).catch(host.report);
  };
}
