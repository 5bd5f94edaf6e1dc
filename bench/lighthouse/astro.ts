import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of ours, as it is read before any script runs. */
interface Page {
  path: string;
  document: string;
}

const own = join(import.meta.dirname, 'node_modules');
const between = (text: string, start: RegExp, end: string): string => {
  const from = start.exec(text);
  const rest = text.slice((from?.index ?? 0) + (from?.[0].length ?? 0));
  return rest.slice(0, rest.indexOf(end));
};

/** What a developer would write by hand for the menu and the theme. */
const script = `
for (const button of document.querySelectorAll('header button')) button.addEventListener('click', () => {
  const area = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (area) area.toggleAttribute('data-open');
  else document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
});`;

/** The same pages, same words, boxes and fonts, built as a static site with Astro: its styles a file, its script bundled. Returns the folder. */
export function buildWithAstro(folder: string, pages: readonly Page[]): string {
  symlinkSync(own, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'astro.config.mjs'), 'export default { vite: { build: { assetsInlineLimit: 0 } } };');
  for (const { path, document } of pages) {
    const styles = [/<style>/, /<style id="still-styles">/]
      .map((start) => between(document, start, '</style>'))
      .join('');
    const body = between(document, /<div id="root">/, '<script type="application/json" id="still-data">').replace(
      /<\/div>$/,
      '',
    );
    const title = between(document, /<title>/, '</title>');
    const description = /<meta name="description" content="([^"]*)"/.exec(document)?.[1] ?? '';
    const font = /<link rel="preload" href="([^"]*)" as="font"/.exec(document)?.[1] ?? '';
    const name = path === '/' ? 'index' : path.slice(1);
    const target = join(folder, 'src/pages', `${name}.astro`);
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target.replace(/astro$/, 'css'), styles);
    writeFileSync(
      target,
      `---
import './${name.split('/').at(-1)}.css';
const [title, description, body] = ${JSON.stringify([title, description, body])};
---
<html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title set:html={title} /><meta name="description" content={description}><link rel="icon" href="data:,">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin></head>
<body><div id="root" set:html={body}></div><script>${script}</script></body></html>`,
    );
  }
  execFileSync(process.execPath, [join(own, 'astro/bin/astro.mjs'), 'build', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, 'dist');
}
