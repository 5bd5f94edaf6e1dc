import { useEffect } from 'react';

/**
 * Asks before the tab is closed or reloaded while `unsaved` is true; the browser words the question. Moving between
 * screens of the site does not ask: the router owns that.
 */
export const useLeaveWarning = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};
