import { useEffect, useEffectEvent } from 'react';

/**
 * While `unsaved` is true, asks `question` before a link or the browser's back and forward buttons lead to another
 * screen, and lets the browser ask before the tab is closed or reloaded. What a screen does itself (`useNavigate` after a
 * save) is not asked about. Browsers without the Navigation API do not ask at back and forward.
 * @param onLeave called when the answer is to leave
 */
export function useLeaveGuard(unsaved: boolean, question: string, onLeave?: () => void): void {
  const leaves = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const askAt = (event: Event): void => {
      if (window.confirm(question)) return leaves();
      event.preventDefault();
      event.stopPropagation();
    };
    const atLink = (event: MouseEvent): void => {
      if (leavesByLink(event)) askAt(event);
    };
    const atTraversal = (event: NavigateEvent): void => {
      if (event.cancelable && event.navigationType === 'traverse') askAt(event);
    };
    const atUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

    const navigation = navigationOf(window);
    // Before the router's own handler, which would have changed the address already.
    document.addEventListener('click', atLink, true);
    navigation?.addEventListener('navigate', atTraversal);
    window.addEventListener('beforeunload', atUnload);
    return () => {
      document.removeEventListener('click', atLink, true);
      navigation?.removeEventListener('navigate', atTraversal);
      window.removeEventListener('beforeunload', atUnload);
    };
  }, [unsaved, question]);
}

/** Typed as always there; not every browser has it. */
const navigationOf = (view: { navigation?: Navigation }): Navigation | undefined => view.navigation;

/** Links to other sites unload the page: the browser asks by itself. */
function leavesByLink(event: MouseEvent): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const { origin, pathname, search } = window.location;
  const samePlace = link.hash !== '' && link.pathname === pathname && link.search === search;
  return link.origin === origin && !samePlace;
}
