import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { titleOf } from './title.ts';

/** Milliseconds after which a heading that did not change counts as the new screen's, until there is another. */
const patience = 1000;

const headingIn = (area: HTMLElement): HTMLElement | null => area.querySelector('h1');

const wordsOf = (heading: HTMLElement): string => heading.textContent.trim();

/**
 * Makes a change of screen as plain as a page load: once the new screen's `h1` is there, it gives the document its title, takes
 * the focus, unless somebody has moved it meanwhile (into a menu of the header), and is announced. Works for every screen of
 * every remote, since it looks only at the heading.
 * @param area the page's main part
 * @param announce says the new title to screen readers
 * @param owner whose place the screen belongs to; may become known later
 */
export function useScreenChange(
  area: { current: HTMLElement | null },
  announce: (words: string) => void,
  owner?: string,
): void {
  const { pathname } = useLocation();
  const before = useRef<{ pathname: string; heading: HTMLElement | null; words: string }>(undefined);
  const latestOwner = useRef(owner);

  useEffect(() => {
    latestOwner.current = owner;
    // Before the screen is there, its title is still that of the last one.
    if (before.current) document.title = titleOf(before.current.words, owner);
  }, [owner]);

  useEffect(() => {
    const main = area.current;
    if (!main) return undefined;
    const previous = before.current;
    const moved = previous !== undefined && previous.pathname !== pathname;
    let arrived = !moved;
    let stayed = false;
    const began = Date.now();
    const focused = document.activeElement;

    const look = (): void => {
      const heading = headingIn(main);
      if (!heading) return;
      const words = wordsOf(heading);
      const isNew = heading !== previous?.heading || words !== previous.words;
      if (!arrived && !isNew && Date.now() - began < patience) return;
      document.title = titleOf(words, latestOwner.current);
      before.current = { pathname, heading, words };
      if (arrived || (stayed && !isNew)) return;
      arrived = isNew;
      stayed = true;
      heading.tabIndex = -1;
      const isUntouched = [focused, previous?.heading, document.body].includes(document.activeElement);
      if (isUntouched) heading.focus({ preventScroll: true });
      announce(document.title);
    };

    before.current = { pathname, heading: previous?.heading ?? null, words: previous?.words ?? '' };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    const later = setTimeout(look, patience);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(later);
    };
  }, [area, announce, pathname]);
}

/** A new screen starts at its top; going back leaves the place to the browser. */
export function followScroll(): void {
  let before = window.location.pathname;
  window.addEventListener('single-spa:routing-event', (event) => {
    const { pathname } = window.location;
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const pushed = isPush(detail);
    if (pushed && pathname !== before) window.scrollTo({ top: 0 });
    before = pathname;
  });
}

function isPush(detail: unknown): boolean {
  const origin: unknown = Object(detail).originalEvent;
  return Object(origin).singleSpaTrigger === 'pushState';
}
