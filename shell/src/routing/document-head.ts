import { useStore, type Store } from '@portfolio/remote-kit';
import { aboutIn, ownerOf, type Language, type Registry } from '@portfolio/remote-kit/manifest';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What the edge says of one screen (shell/server/site); the title follows the heading (screen-change.ts). */
const ofOneScreen =
  '[rel=canonical],[hreflang],[name=description],[name=robots],[name^=twitter],[property],[type$=ld\\+json]';

function add<Name extends 'link' | 'meta'>(name: Name, values: Partial<HTMLElementTagNameMap[Name]>): void {
  document.head.append(Object.assign(document.createElement(name), values));
}

/**
 * Keeps the document's head true when the visitor moves on without a load: what the edge wrote about the screen before goes, and
 * the new one has its canonical address, which browsers share, and its description where its route declares one.
 */
export function useDocumentHead(store: Store<Registry | undefined>, language: Language): void {
  const { pathname } = useLocation();
  const registry = useStore(store);
  const described = useRef(pathname);

  useEffect(() => {
    if (described.current === pathname || !registry) return;
    described.current = pathname;
    for (const element of document.head.querySelectorAll(ofOneScreen)) element.remove();
    const owner = ownerOf(registry, pathname);
    const about = owner && aboutIn(language, owner);
    if (!about) return;
    add('link', { rel: 'canonical', href: new URL(pathname, window.location.origin).href });
    if ('description' in about) add('meta', { name: 'description', content: about.description });
  }, [pathname, registry, language]);
}
