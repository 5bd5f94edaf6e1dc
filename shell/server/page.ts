import type { SiteMenu } from '@portfolio/contracts/site';
import { integrityOf, type RegistryRemote, type Signed } from '@portfolio/remote-kit/manifest';
import { htmlText, inlineJson } from './escape.ts';
import { appPaths } from './site/apps.ts';
import type { Still } from './rendering/stills.ts';
import type { Head } from './site/head.ts';
import { withHead } from './site/render-head.ts';
import { textsIn } from './texts.ts';

/**
 * Lets the browser fetch what the screen's remote needs while it still reads the shell, anonymously, as the federation runtime
 * will.
 */
function preloadLinks(remote: RegistryRemote): string {
  const kind = (url: string): string => (/\.css(?:$|\?)/.test(url) ? 'style' : 'script');
  const integrity = (url: string): string => {
    const hash = integrityOf(remote, url);
    return hash ? ` integrity="${hash}"` : '';
  };
  return remote.preload
    .map(
      (url) =>
        `<link rel="preload" as="${kind(url)}" href="${htmlText(url)}"${integrity(url)} crossorigin="anonymous">`,
    )
    .join('');
}

/** Lets browsers install the screens of a remote that can be. */
const manifestLink = ({ app }: RegistryRemote): string =>
  app ? `<link rel="manifest" href="${htmlText(appPaths(app).manifest)}">` : '';

/** What one document is made of, besides the shell's built `index.html`. */
export interface PageParts {
  config: object;
  registry: Signed;
  /** The remote that draws the screen, unless it is the shell. */
  remote: RegistryRemote | undefined;
  head: Head;
  /** What header and footer link to; undefined while that is not known, and the shell asks. */
  menu: SiteMenu | undefined;
  /** The screen as it is to be read before any script has run; without one the shell draws it all. */
  still: Still | undefined;
  /** Where visitors reach the site. */
  origin: string;
}

/** Fills the shell's data blocks, tells of the screen, and has its remote fetched. */
export function fillPage(template: string, parts: PageParts): string {
  const { config, registry, remote, head, menu, still, origin } = parts;
  const beginsLater = still !== undefined && begin.test(template);
  // As large as all that is read: who needs the scripts fetches it with them.
  const blocks = { 'runtime-config': config, menu, ...(!beginsLater && { registry }) };
  const filled = Object.entries(blocks).reduce((html, [id, value]) => withBlock(html, id, value), template);
  const shown = still ? withStill(filled, still, beginsLater) : filled;
  const told = withHead(inLanguage(shown, head), head, origin);
  if (!remote) return told;
  const preloads = preloadLinks(remote);
  const begun = beginsLater ? startingLater(told, preloads) : afterTitle(told, preloads);
  return begun.replace('</title>', () => `</title>${manifestLink(remote)}`);
}

/** What the shell's page itself says, to search engines and to who runs no scripts; and to scripts, which language a visit is in. */
function inLanguage(html: string, { language, saidBy = 'reader' }: Head): string {
  const { text, home } = textsIn[language].noScript;
  const visit = saidBy === 'reader' ? '' : ` data-visit="${language}"`;
  return html
    .replace(/<html\b[^>]*?\blang="?\w+"?/, (tag) => tag.replace(/\blang="?\w+"?/, `lang="${language}"${visit}`))
    .replace(
      /<noscript>.*?<\/noscript>/s,
      () => `<noscript>${htmlText(text)} <a href="/">${htmlText(home)}</a></noscript>`,
    );
}

const afterTitle = (html: string, tags: string): string => html.replace('</title>', () => `</title>${tags}`);

const registryLink = '<link rel="preload" as="fetch" href="/registry.json" crossorigin>';

/** The script with which a shell's page begins by itself; older ones start at once. */
const begin = /<script id="?begin\b/;

/** The shell's other scripts, as its build puts them in. */
const scripts = /<script defer="?(?:defer)?"? src="?(\/[\w./-]+)"?><\/script>/g;

/**
 * A rendered page loads its scripts when its visitor needs them: they and what is fetched with them lie where no browser looks until
 * then.
 */
function startingLater(html: string, preloads: string): string {
  const found = [...html.matchAll(scripts)];
  const links = found.map(([, path]) => `<link rel="preload" as="script" href="${path}">`);
  const later = [registryLink, ...links, preloads, ...found.map(([tag]) => tag)].join('');
  return afterTitle(html.replaceAll(scripts, ''), `<template id="later">${later}</template>`);
}

function withBlock(html: string, id: string, value: unknown): string {
  if (value === undefined) return html;
  const empty = new RegExp(`<script\\b(?=[^>]*\\bid="?${id}\\b)[^>]*></script>`);
  const block = `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;
  return empty.test(html) ? html.replace(empty, () => block) : html.replace('</head>', () => `${block}</head>`);
}

const root = '<div id="root"></div>';

/** Puts the still where the shell draws later; what scripts need of it comes after all that is read. */
function withStill(html: string, { html: screen, styles, data }: Still, beginsLater: boolean): string {
  const block = `<script type="application/json" id="still-data">${inlineJson(data)}</script>`;
  return html
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', () => `<style id="still-styles">${styles}</style></head>`)
    .replace(root, () => `<div id="root">${beginsLater ? screen : unusable(screen)}</div>${block}`);
}

/** Nobody types into what a shell that starts at once is about to replace, without looking at it. */
const unusable = (html: string): string => html.replaceAll(/<(?:form|input|textarea|select)\b/g, '$& inert');
