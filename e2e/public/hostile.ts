import { test } from '@playwright/test';
import { demoPassword } from '@portfolio/demo/accounts';
import type { Product } from '../support/product.ts';
import { listed, type ListedDemo, type ListedProject } from './content.ts';

/** Leaves a mark when a browser takes it for more than text, in whatever place it is put. */
const script =
  `<script>__ran=1</script><img src=x onerror="__ran=2"><svg onload=__ran=3>` +
  `"'--></title></style></textarea><script>__ran=4</script>{{__ran}}`;
export const rightToLeft = 'مرحبا بالعالم שלום';
const longWord = 'Donaudampfschiff'.repeat(10);
const emoji = '👩‍👩‍👧‍👦\u200B\uFEFF\u2067🏳️‍🌈';
/** 100 kB: a paragraph of script, one of a single word, many of everything. */
const longText = `${script}\n${longWord}\n${rightToLeft}\n`.repeat(400).slice(0, 100_000);
/** Replaced on the way to the browser by what the server does not take. */
export const harmlessLink = 'https://harmless.example/';

/** What `createHostileContent` made. */
export interface HostileContent {
  /** Screens that show it. */
  paths: string[];
  project: ListedProject;
  remove: () => Promise<void>;
}

/** Calls the content service as staff. */
async function signedIn(product: Product) {
  const login = await fetch(`${product.address('auth')}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff', password: demoPassword }),
  });
  const { access } = (await login.json()) as { access: string };
  return async (method: string, path: string, fields?: Record<string, string | Blob>): Promise<Response> => {
    const hasFiles = Object.values(fields ?? {}).some((value) => typeof value !== 'string');
    return fetch(`${product.address('content')}${path}`, {
      method,
      headers: { authorization: `Bearer ${access}`, ...(!hasFiles && { 'content-type': 'application/json' }) },
      ...(fields && { body: hasFiles ? formOf(fields) : JSON.stringify(fields) }),
    });
  };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, `${script}.${name === 'apk_file' ? 'apk' : 'png'}`);
  }
  return form;
}

const fileAt = async (product: Product, path: string): Promise<Blob> =>
  (await fetch(`${product.address('content')}${path}`)).blob();

/** Projects, demos, a page with every type of section, a patron post and a message, hostile in every field of text. */
export async function createHostileContent(product: Product): Promise<HostileContent> {
  const call = await signedIn(product);
  const made: string[] = [];
  const create = async <Item extends { id: number }>(path: string, fields: Record<string, string | Blob>) => {
    const answer = await call('POST', path, fields);
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    const item = (await answer.json()) as Item;
    made.push(`${path}${item.id}/`);
    return item;
  };
  const [example] = await listed<ListedProject & { image: string }>(product, '/projects/');
  const [demo] = await listed<ListedDemo>(product, '/mobile-demos/');
  const shown = await listed<ListedProject>(product, '/projects/?is_featured=true&ordering=created_at');
  // Tests of the other lane take another one.
  const displaced = shown[test.info().parallelIndex % shown.length]!;
  const image = await fileAt(product, example!.image);
  const apk = await fileAt(product, demo!.apk_file!);

  const aProject = (title: string, description: string, more = {}) =>
    create<ListedProject>('/projects/', {
      title: title.slice(0, 200),
      description,
      long_description: longText,
      technologies: `${script.slice(0, 25)},${rightToLeft},${longWord.slice(0, 50)},${emoji}`,
      github_url: harmlessLink,
      live_url: harmlessLink,
      images: image,
      ...more,
    });
  const projects = [
    await aProject(`Hostilia ${script}`, longText, {
      is_featured: 'true',
      replaces_featured: String(displaced.id),
    }),
    await aProject(rightToLeft, `${rightToLeft} `.repeat(40)),
    await aProject(longWord, emoji + longWord),
  ];
  const demos = [];
  for (const title of [script, rightToLeft, longWord]) {
    demos.push(
      await create<ListedDemo>('/mobile-demos/', {
        title: title.slice(0, 200),
        description: longText,
        features: longText,
        version: script.slice(0, 50),
        operating_systems: 'Android',
        webview_url: harmlessLink,
        apk_file: apk,
        screenshots: image,
      }),
    );
  }
  const page = await create('/pages/', { title: script, slug: `hostile-${projects[0]!.id}`, description: longText });
  for (const type of ['hero', 'text', 'image_text', 'cards', 'cta', 'mystery']) {
    const texts = { title: script, content: longText.slice(0, 20_000), button_text: script.slice(0, 100) };
    const card = { ...texts, button_url: harmlessLink };
    const added = await call('POST', `/pages/${page.id}/add_section/`, {
      ...card,
      section_type: type,
      subtitle: rightToLeft + longWord,
      cards: JSON.stringify([card, { ...card, title: rightToLeft }, { ...card, title: longWord }]),
      image,
    });
    if (!added.ok) throw new Error(`The section "${type}" was answered ${added.status}: ${await added.text()}`);
  }
  const post = await create('/blog/posts/', {
    title: script,
    content: `${script}\n\n[click](javascript:__ran=5) ![x](javascript:__ran=6)\n\n\`\`\`html\n${script}\n\`\`\`\n\n${longText}`,
  });
  await fetch(`${product.address('content')}/contact/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: script, email: 'a@b.cd', subject: script, message: `${script}\n${longWord}` }),
  });
  return {
    paths: [
      '/',
      `/projects?search=${encodeURIComponent(script)}`,
      '/projects',
      ...projects.map(({ slug, id }) => `/projects/${slug || id}`),
      '/mobile-demos',
      ...demos.map(({ slug, id }) => `/mobile-demos/${slug || id}`),
      `/page/hostile-${projects[0]!.id}`,
      '/patron-blog',
      `/patron-blog/${post.id}`,
    ],
    project: projects[0]!,
    remove: async () => {
      for (const path of made) await call('DELETE', path);
      await call('PATCH', `/projects/${displaced.id}/`, { is_featured: 'true' });
    },
  };
}
