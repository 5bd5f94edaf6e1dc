import type { Page } from '@playwright/test';
import { demoPassword } from '@portfolio/demo/accounts';
import { heading } from '../support/screens.ts';
import type { Product } from '../support/product.ts';
import { alone, expect, test } from '../support/test.ts';
import { listed, type ListedDemo, type ListedProject } from './content.ts';

/** A busy edge gives a page that scripts draw; the next one is rendered. */
const soon = { intervals: [100], timeout: 30_000 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, a project and a page are there to be read, with links and pictures', async ({ page, product }) => {
    const [project] = await listed<ListedProject>(product, '/projects/?is_featured=true');
    await expect(async () => {
      await page.goto('/');
      await expect(heading(page)).toBeVisible({ timeout: 500 });
    }).toPass(soon);
    await expect(page.getByRole('link', { name: /Learn More/ })).toHaveCount(3);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();

    await expect(async () => {
      await page.goto(`/projects/${project!.slug}`);
      await expect(heading(page)).toHaveText(project!.title, { timeout: 500 });
    }).toPass(soon);
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await expect(async () => {
      await page.goto('/projects');
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 500 });
    }).toPass(soon);
    await expect(async () => {
      await page.goto('/page/about');
      await expect(page.getByRole('link', { name: 'See the projects' })).toBeVisible({ timeout: 500 });
    }).toPass(soon);
  });

  test('a message is sent; a refused one is still in the form', async ({ page, mailbox }) => {
    const subject = `Without scripts ${Date.now()}`;
    const fill = async (message: string) => {
      const texts = { Name: 'Ada', Email: 'ada@example.com', Subject: subject, Message: message };
      for (const [field, text] of Object.entries(texts)) await page.getByRole('textbox', { name: field }).fill(text);
      await page.getByRole('button', { name: 'Send message' }).click();
    };
    await expect(async () => {
      await page.goto('/contact');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible({ timeout: 500 });
    }).toPass(soon);
    // No browser takes spaces for nothing.
    await fill(' '.repeat(12));
    await expect(page.getByText('What you wrote is still here.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
    await fill('I read without scripts.');
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
    const support = await page
      .getByRole('region', { name: 'Contact information' })
      .getByRole('link')
      .first()
      .innerText();
    const arrived = async () => (await mailbox.to(support)).filter((mail) => mail.subject.includes(subject));
    await expect.poll(arrived).toHaveLength(1);
  });

  test('a question to the chatbot is answered, with links to where it was found', async ({ page }) => {
    await expect(async () => {
      await page.goto('/chatbot');
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible({ timeout: 500 });
    }).toPass(soon);
    await page.getByRole('textbox', { name: 'Your message' }).fill('How can I get in touch?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('How can I get in touch?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Chat' }).getByText(/@/)).toBeVisible();
  });

  test('signing in and an address that nobody knows lead home', async ({ page }) => {
    for (const path of ['/login', '/nowhere/at/all']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'home page' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('a list is searched, narrowed by several chips, turned and shown whole again', async ({ page, product }) => {
    const projects = await listed<ListedProject>(product, '/projects/?page_size=100');
    const of = (...tags: number[]) => projects.filter((project) => project.tags.some(({ id }) => tags.includes(id)));
    const wanted = projects.find(
      ({ title, tags }) => tags.length > 1 && of(tags[0]!.id).length < projects.length && title,
    )!;
    const [one, two] = wanted.tags;
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    const shows = (count: number) =>
      expect(async () => {
        const found = page.getByText(new RegExp(`^${count} projects?$`));
        if (!(await found.isVisible())) await page.reload();
        await expect(found).toBeVisible({ timeout: 500 });
      }).toPass(soon);

    await page.goto('/projects');
    await shows(projects.length);
    await chip(one!.name).click();
    await shows(of(one!.id).length);
    await chip(two!.name).click();
    await shows(of(one!.id, two!.id).length);
    await expect(chip(one!.name)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('searchbox').fill(wanted.title.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('heading', { name: wanted.title, exact: true })).toBeVisible();
    await expect(chip(two!.name)).toHaveAttribute('aria-pressed', 'true');
    await chip(two!.name).click();
    await expect(chip(two!.name)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('searchbox')).toHaveValue(wanted.title.toUpperCase());
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await shows(projects.length);

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('Page 1 of')).toBeVisible();
  });

  for (const [locale, title, link] of [
    ['en-GB', 'Contact', 'Projects'],
    ['fr-CA', 'Contact', 'Projets'],
    ['es-MX', 'Contacto', 'Proyectos'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test('contact is in the language of the browser', async ({ page }) => {
        await expect(async () => {
          await page.goto('/contact');
          await expect(heading(page)).toHaveText(title, { timeout: 500 });
        }).toPass(soon);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('banner').getByRole('link', { name: link })).toBeVisible();
      });
    });
  }
});

for (const [locale, themes] of [
  ['en-GB', ['dark', 'light']],
  ['es-MX', ['light', 'dark']],
  ['fr-CA', ['dark', 'light']],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the live screen takes the place of the rendered one without asking again, moving anything or a word in the console', async ({
      page,
      product,
    }) => {
      const said: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      page.on('request', (request) => new URL(request.url()).pathname === '/graphql' && asked.push(request.url()));
      const paths = await publicPaths(product);
      for (const [index, path] of paths.entries()) {
        const theme = themes[index % 2]!;
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await expect(async () => {
          // What was published a moment ago may come with the next document only.
          asked.length = said.length = 0;
          const document = await page.goto(path);
          expect(await document?.text()).toContain('id="still"');
        }).toPass(soon);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect({ path, said, asked, shift: await shiftOf(page) }).toEqual({ path, said: [], asked: [], shift: 0 });
      }
    });
  });
}

/** Every kind of page that is rendered. */
async function publicPaths(product: Product): Promise<string[]> {
  const [project] = await listed<ListedProject>(product, '/projects/');
  const [demo] = await listed<ListedDemo>(product, '/mobile-demos/');
  return [
    '/',
    '/projects',
    `/projects/${project!.slug}`,
    '/mobile-demos',
    `/mobile-demos/${demo!.slug}`,
    '/contact',
    '/page/about',
  ];
}

/** How much has moved since the first paint, in thousandths. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Less than a thousandth is a rounding of the page's own.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.floor(sum * 1000))));
      }),
  );

test('what is published is in the very next document', { tag: alone }, async ({ product }) => {
  // Others follow within a quarter of a second: docs/decisions/0530.
  const edge = product.instance('edge');
  const login = await fetch(`${edge}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff', password: demoPassword }),
  });
  const { access } = (await login.json()) as { access: string };
  const [project] = await listed<ListedProject>(product, '/projects/');
  const describe = async (description: string): Promise<void> => {
    const answer = await fetch(`${edge}/api/projects/${project!.id}/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify({ description }),
    });
    expect(answer.status).toBe(200);
  };
  const shown = async () =>
    /id="still">(.*)<\/main>/s.exec(await (await fetch(`${edge}/projects/${project!.slug}`)).text())?.[1];
  const [before = ''] = project!.description.split('\n');
  await expect.poll(shown, soon).toContain(before);
  try {
    await describe('Written just now.');
    // One that comes too late for a render has no screen at all, and never the old one.
    expect((await shown()) ?? '').not.toContain(before);
    await expect.poll(shown, soon).toContain('Written just now.');
  } finally {
    await describe(project!.description);
  }
});
