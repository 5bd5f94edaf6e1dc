import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { registry } from './test/edge.ts';
import { fillPage, type PageParts } from './page.ts';

const template =
  '<html lang="en"><head><title>Portfolio</title><meta name="description" content="All">' +
  '<script id="begin" src="/begin.1234abcd.js" defer="defer"></script>' +
  '<script defer="defer" src="/libraries.1234abcd.js"></script><script defer="defer" src="/shell.1234abcd.js"></script>' +
  '</head><body><div id="root"></div></body></html>';

const still = { language: 'en' as const, html: '<div id="still"><input></div>', styles: '', data: {}, id: 'a' };
const remote: RegistryRemote = registry.remotes[0]!;

const filled = (page: string, parts: Partial<PageParts> = {}): string =>
  fillPage(page, {
    config: {},
    registry: { payload: '', signatures: {} } as unknown as PageParts['registry'],
    remote,
    head: { status: 200, language: 'en' },
    menu: undefined,
    still,
    origin: 'https://site.example',
    ...parts,
  });

/** What lies in the template, and what a browser loads. */
function split(html: string) {
  const [whole = '', later] = /<template id="later">(.*?)<\/template>/s.exec(html) ?? [];
  const addresses = (text: string) =>
    [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]*)"/g)].map(([, to]) => to);
  return { later: addresses(later ?? ''), now: addresses(html.replace(whole, '')) };
}

test('a rendered page loads one small script, and has all others where they wait, in their order', () => {
  const { later, now } = split(filled(template));
  expect(now).toEqual(['/begin.1234abcd.js']);
  expect(later).toEqual([
    '/registry.json',
    '/libraries.1234abcd.js',
    '/shell.1234abcd.js',
    ...remote.preload,
    '/libraries.1234abcd.js',
    '/shell.1234abcd.js',
  ]);
  expect(filled(template)).not.toContain('inert');
});

test('it says its reader’s language', () => {
  const head = { status: 200, language: 'es' } as const;
  expect(filled(template, { head, still: undefined })).toContain('<html lang="es">');
});

test('one that scripts draw loads them at once', () => {
  const { later, now } = split(filled(template, { still: undefined }));
  expect(later).toEqual([]);
  expect(now).toEqual([...remote.preload, '/begin.1234abcd.js', '/libraries.1234abcd.js', '/shell.1234abcd.js']);
});

test('a shell from before, which starts at once, is given its scripts at once, and fields that nobody can type into', () => {
  const html = filled(template.replace(/<script id="begin".*?<\/script>/, ''));
  expect(split(html)).toMatchObject({
    later: [],
    now: [...remote.preload, '/libraries.1234abcd.js', '/shell.1234abcd.js'],
  });
  expect(html).toContain('<input inert>');
});
