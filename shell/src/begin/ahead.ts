const fetched = new Set<string>();

/** Fetches the document behind a link of this site that somebody is about to follow, unless they save data. */
export function ahead(link: HTMLAnchorElement | null | undefined): void {
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const address = link.href.replace(/#.*$/, '');
  const isHere = address === window.location.href.replace(/#.*$/, '');
  if (isHere || fetched.has(address) || connection?.saveData || /^\/(?:api|graphql|media)\//.test(link.pathname))
    return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
}
