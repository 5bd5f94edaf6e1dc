import { wait } from './wait.ts';

/** Who has followed a link of this site goes on from the screen's heading, as where the live page changes screens. */
function startAtHeading(): void {
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

/**
 * Runs on every page, before the shell. A page that the edge has rendered is complete without it: what the shell is loaded by lies in
 * `<template id="later">` until somebody needs more than reading, opening menus and going on.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
if (later) {
  wait(later);
  startAtHeading();
}
