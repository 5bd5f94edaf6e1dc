import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Registry, RegistryRemote } from '@portfolio/remote-kit/manifest';

/** What the browser may ask for, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export type Page = Record<Encoding, Buffer>;

/** JSON that cannot end its script element or begin another, whatever it holds. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, escape);
}

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Lets the browser fetch what the screen's remote needs while it still reads the shell, in the same mode in which the
 * federation runtime will: the manifest as data, scripts and styles anonymously.
 */
export function preloadLinks(remote: RegistryRemote): string {
  const kind = (url: string): string => (/\.css(?:$|\?)/.test(url) ? 'style' : 'script');
  const links = [['fetch', remote.entry], ...remote.preload.map((url) => [kind(url), url])];
  return links
    .map(([as, url]) => `<link rel="preload" as="${as}" href="${attribute(url!)}" crossorigin="anonymous">`)
    .join('');
}

/** Fills the shell's two data blocks; `template` is its built `index.html`. */
export function fillPage(
  template: string,
  data: { config: object; registry: Registry | undefined; remote: RegistryRemote | undefined },
): string {
  const filled = withBlock(withBlock(template, 'runtime-config', data.config), 'registry', data.registry);
  return data.remote ? filled.replace('</title>', () => `</title>${preloadLinks(data.remote!)}`) : filled;
}

function withBlock(html: string, id: string, value: unknown): string {
  if (value === undefined) return html;
  const empty = new RegExp(`<script\\b(?=[^>]*\\bid="?${id}\\b)[^>]*></script>`);
  const block = `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;
  return empty.test(html) ? html.replace(empty, () => block) : html.replace('</head>', () => `${block}</head>`);
}

/** The page in every encoding, made once and served many times. */
export async function renderPage(html: string): Promise<Page> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gz, identity };
}
