import type { Page } from '@playwright/test';
import { heading } from '../support/screens.ts';
import { expect, test as base } from '../support/test.ts';
import { listed, type ListedProject } from './content.ts';

/** A page as the edge has rendered it, which nobody has touched. */
const test = base.extend<{ still: (path: string) => Promise<void>; scripts: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
  scripts: async ({}, use) => use([]),
  page: async ({ context, scripts }, use) => {
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await use(page);
  },
  still: async ({ page, scripts }, use) =>
    use(async (path) => {
      await expect(async () => {
        scripts.length = 0;
        const document = await page.goto(path, { waitUntil: 'networkidle' });
        expect(await document?.text()).toContain('id="later"');
      }).toPass({ intervals: [100], timeout: 30_000 });
    }),
});

const isLive = (page: Page) => expect(page.locator('#still')).toHaveCount(0);
const isSmall = (scripts: readonly string[]) =>
  expect([...new Set(scripts)]).toEqual([expect.stringMatching(/^\/begin\.\w+\.js$/)]);

test('whoever reads, opens the menu and changes the theme loads one small script and nothing else', async ({
  page,
  still,
  scripts,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await still('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const contact = page.getByRole('navigation').getByRole('link', { name: 'Contact' });
  await expect(contact).toBeHidden();
  await press(page, 'Menu');
  await expect(contact).toBeVisible();
  await press(page, 'Close menu');
  await expect(contact).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await press(page, 'Use light theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await still('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  isSmall(scripts);
});

test('a language that is chosen is that of the document which follows', async ({ page, still }) => {
  await still('/');
  await press(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await still('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projets' })).toBeVisible();
});

/** Without a mouse on its way there. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());

test('a link is fetched before it is followed, and followed without the scripts', async ({ page, still, scripts }) => {
  await still('/');
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/contact');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await link.dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  await fetched;
  scripts.length = 0;
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText('Contact');
  await expect(heading(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  isSmall(scripts);
  // The keyboard goes on from there, also when that has made the page live.
  await page.keyboard.press('Shift');
  await isLive(page);
  await expect(heading(page)).toBeFocused();
});

test('what is typed before the page is live is in its fields, with the place and the next letters', async ({
  page,
  still,
}) => {
  for (const path of ['/projects', '/chatbot', '/contact']) {
    await still(path);
    // What looks so takes input.
    for (const field of await page.locator('#still :is(input, textarea):visible').all()) {
      await expect(field, path).toBeEditable();
      expect(await field.evaluate((element) => element.closest('[inert]') === null), path).toBe(true);
    }
  }
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Ada Lovelace', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example');
  await isLive(page);
  await page.keyboard.type('.org');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Email', { exact: false })).toHaveValue('ada@example.org');
  // React knows of it, too: what is missing is said of the others alone.
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a message that is sent before the page is live is sent once', async ({ page, still }) => {
  await still('/contact');
  const sent: unknown[] = [];
  // Not by the server, which takes few messages of one visitor in an hour.
  await page.route('**/graphql', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { data: { submitContact: true } } });
  });
  await page.evaluate(() => {
    const values = {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Early',
      message: 'Sent before any script was there.',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`#still [name="${name}"]`);
      if (field) field.value = value;
    }
    document.querySelector<HTMLElement>('#still form button[type="submit"]')?.click();
  });
  await expect(page.getByRole('status').filter({ hasText: /sent|thank/i })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what is asked of the chatbot before the page is live is answered', async ({ page, product, still }) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  await still('/chatbot');
  await page.getByLabel('Your message').focus();
  await page.keyboard.type(`What is ${project!.title}?`, { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Found in' }).getByRole('link', { name: project!.title, exact: true }),
  ).toBeVisible();
});

test('a chip that is pressed first narrows the list', async ({ page, product, still, scripts }) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  const [tag] = project!.tags;
  await still('/projects');
  await press(page, tag!.name);
  await isLive(page);
  await expect(page.getByRole('button', { name: tag!.name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).searchParams.get('tags')).toBe(String(tag!.id));
  expect(scripts).not.toEqual([]);
});

test('a picture that is pressed first opens in large', async ({ page, product, still }) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  await still(`/projects/${project!.slug}`);
  await page
    .locator('#still main button:has(img), #still button:has(img)')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose scripts do not arrive stays readable, and tries again', async ({ page, still }) => {
  await still('/');
  let away = true;
  await page.route(/\/shell\.\w+\.js$/, (route) => (away ? route.abort() : route.continue()));
  await page.keyboard.press('Tab');
  await page.waitForEvent('requestfailed');
  await expect(heading(page)).toBeVisible();
  away = false;
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('#still')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('whoever signs in elsewhere is signed in here', async ({ page, context, still }) => {
  await still('/');
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await isLive(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
