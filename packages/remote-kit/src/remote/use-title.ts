import { useEffect } from 'react';

const site = 'Portfolio';

/** Names the tab after the open screen: `useTitle('Projects')` gives "Projects · Portfolio". Undefined changes nothing yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${site}`;
  }, [title]);
}
