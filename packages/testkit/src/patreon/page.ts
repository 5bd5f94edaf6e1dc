import type { Persona } from './personas.ts';

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The consent page: choose who to be. `search` is the authorization request's own query. */
export const chooser = (personas: readonly Persona[], search: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Local Patreon</title>
<meta name="viewport" content="width=device-width">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem; }
  a { display: block; margin: .5rem 0; padding: .75rem 1rem; border: 1px solid #767676; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { border-color: #c8102e; outline: 2px solid #c8102e; }
  small { display: block; color: #555; }
</style></head><body>
<h1>Local Patreon</h1>
<p>Stands in for patreon.com during development. Who do you want to be?</p>
<nav aria-label="Personas">
${personas
  .map(
    ({ id, name, is }) =>
      `<a href="/oauth2/authorize/as${escape(search)}&amp;persona=${id}">${escape(name)}<small>${escape(is)}</small></a>`,
  )
  .join('\n')}
</nav></body></html>`;
