import { createRequire } from 'node:module';

const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What the last part of a selector asks of an element; null where that is not plain to see. */
const asked = new Map();

/** @param {string} selector without commas */
function wantsOf(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)
    .replaceAll(/::?[\w-]+/g, '');
  const [, tag, classes] = /^([a-z][\w-]*)?((?:\.[\w-]+)*)$/i.exec(last) ?? [];
  return tag || classes ? { tag: tag?.toLowerCase(), classes: classes.split('.').filter(Boolean) } : null;
}

/** @param {string} selector */
function wantsOfAny(selector) {
  // What is in brackets only narrows what is asked; of a part that is nothing else, nothing is known.
  const plain = selector
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/(^|[\s>+~,])\[[^\]"']*\]/g, '$1*')
    .replaceAll(/\[[^\]"']*\]/g, '');
  if (/[^\w\s.,:>+~*#-]/.test(plain)) return null;
  const wants = plain.split(',').map(wantsOf);
  return wants.includes(null) ? null : wants;
}

function mayMatch(element, selector) {
  let wants = asked.get(selector);
  if (wants === undefined) asked.set(selector, (wants = wantsOfAny(selector)));
  if (wants === null) return true;
  const tag = element.localName.toLowerCase();
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  return wants.some((one) => (!one.tag || one.tag === tag) && one.classes.every((name) => classes.includes(name)));
}

const { matchesDontThrow } = selectors;

/**
 * jsdom asks for the style of each element whether each rule of each sheet fits it. Most cannot, by their last tag or class, which is
 * seen at once: tests of screens took a quarter of their time for it.
 */
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, String(selector)) && matchesDontThrow(element, selector);
