/** Who has followed a link of this site goes on from the screen's heading, as where the live page changes screens. */
export function startAtHeading(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { origin, pathname, hash } = window.location;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const heading = document.querySelector<HTMLElement>('#still h1');
  const isElsewhere = from?.origin === origin && from.pathname !== pathname;
  if (!heading || arrival?.type !== 'navigate' || !isElsewhere || hash || document.activeElement !== document.body)
    return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
