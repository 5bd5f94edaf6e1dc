import { startAtHeading } from './heading.ts';
import { wait } from './wait.ts';

/**
 * Runs on every page, before the shell. A page that the edge has rendered is complete without it: what the shell is loaded by lies in
 * `<template id="later">` until somebody needs more than reading, opening menus and going on.
 */
const later = document.querySelector<HTMLTemplateElement>('template#later');
if (later) {
  wait(later);
  startAtHeading();
}
