import { createStore } from '@portfolio/remote-kit';
import type { Language, Registry } from '@portfolio/remote-kit/manifest';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { remote } from '../testing/registry.ts';
import { useDocumentHead } from './document-head.ts';

const registry = createStore<Registry | undefined>({
  remotes: [
    {
      ...remote('mfe-public', [
        { path: '/projects', guard: 'open', about: { title: 'Projects', description: 'All of them' } },
        { path: '/projects/:slug', guard: 'open', about: { source: 'content', missing: 'Project not found' } },
        { path: '/admin', guard: 'admin' },
      ]),
      translations: { es: { '/projects': { title: 'Proyectos', description: 'Todos' } }, fr: {} },
    },
  ],
});

const written = `<title>Shop · Portfolio</title><meta name="color-scheme" content="dark">
<link rel="alternate" href="/feed.xml"><link rel="canonical" href="https://site.example/projects/shop">
<link rel="alternate" hreflang="fr" href="https://site.example/projects/shop?lang=fr">
<meta name="description" content="Shop"><meta property="og:title" content="Shop">
<meta property="article:published_time" content="2026-01-01"><meta name="twitter:card" content="summary">
<script type="application/ld+json">{}</script>`;

/** Whose reader it is. */
let language: Language = 'en';

function Page() {
  useDocumentHead(registry, language);
  return ['/projects', '/projects/maps', '/projects/shop?x=1', '/admin'].map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ));
}

const follow = (to: string) => act(async () => screen.getByText(to).click());
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = written;
  window.history.replaceState(null, '', '/projects/shop');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

test('what the edge wrote stays while its screen does', async () => {
  await follow('/projects/shop?x=1');
  expect(document.head.innerHTML).toBe(written);
});

test('a screen that is always the same brings its address and its description', async () => {
  await follow('/projects');
  expect([canonical(), description()]).toEqual([`${window.location.origin}/projects`, 'All of them']);
});

test('described in the reader’s language, where its remote has it', async () => {
  language = 'es';
  await follow('/projects');
  expect(description()).toBe('Todos');
  language = 'en';
});

test('of the screen before nothing is left, of the page everything', async () => {
  await follow('/projects/maps');
  expect([canonical(), description()]).toEqual([`${window.location.origin}/projects/maps`, undefined]);
  expect(document.head.innerHTML).not.toMatch(/Shop"|hreflang|og:|article:|twitter:|ld\+json/);
  expect(document.head.innerHTML).toContain('/feed.xml');
  expect(document.head.innerHTML).toContain('color-scheme');
});

test('a screen of which nobody is told has neither', async () => {
  await follow('/admin');
  expect([canonical(), description()]).toEqual([undefined, undefined]);
});
