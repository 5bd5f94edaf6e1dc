import { liveRelease } from '../support/published.ts';
import { failurePanel, goTo, heading } from '../support/screens.ts';
import { alone, expect, test } from '../support/test.ts';

test('dark by default; the toggle changes the theme at once and this device remembers it', async ({ page }) => {
  await page.goto('/login');
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  expect(await theme()).toBe('light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  expect(await theme()).toBe('light');
});

test.describe('a visitor from Québec', () => {
  test.use({ locale: 'fr-CA' });

  test('begins in French, and the title of a reloaded page is French too', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Accueil' })).toBeVisible();
    const title = `${await heading(page).textContent()} · Portfolio`;
    await expect(page).toHaveTitle(title);
    await page.reload();
    await expect(page).toHaveTitle(title);
  });
});

test('on paper there is ink on white and nothing to press', async ({ page }) => {
  await page.goto('/projects');
  await expect(heading(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const colours = () =>
    page.evaluate(() =>
      [document.body, document.querySelector('h1')!]
        .map((each) => getComputedStyle(each))
        .map(({ backgroundColor, color }) => [backgroundColor, color]),
    );
  const [[paper], [, ink]] = (await colours()) as [[string, string], [string, string]];
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(Math.max(...ink.match(/\d+/g)!.slice(0, 3).map(Number))).toBeLessThan(90);
});

test('in forced colours the current link still differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projects');
  await expect(heading(page)).toBeVisible();
  const background = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('Projects')).not.toBe(await background('Contact'));
});

test('a visitor begins in English; the footer chooses the language, for the shell and the remote, and this device remembers it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  const english = await heading(page).textContent();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('link', { name: 'Accueil' })).toBeVisible();
  await expect(heading(page)).not.toHaveText(english ?? '');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Accueil' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the keyboard: the skip link comes first and leads to the main part', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a change of screen is told like a page load: focus on the heading, title, announcement, top of the page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await goTo(page, '/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeFocused();
  await expect(page).toHaveTitle('Admin Login · Portfolio');
  await expect(page.locator('[aria-live=polite]').first()).toHaveText('Admin Login · Portfolio');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("core-site §2: any other path shows 'Page Not Found' with a Back to Home link", async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
});

test('core-site §2: the mobile menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const link = page.getByRole('banner').getByRole('link', { name: 'Chatbot' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(link).toBeHidden();
});

test.describe('composition', () => {
  test.use({ as: 'superuser' });

  test('one copy of React, of the router and of remote-kit, whatever remotes are open', async ({ page }) => {
    for (const path of ['/', '/admin/planner', '/planner/employee-portal']) {
      await (path === '/' ? page.goto(path) : goTo(page, path));
      await expect(heading(page)).toBeVisible();
      await expect(failurePanel(page)).toHaveCount(0);
    }
    const copies = await page.evaluate(() => {
      const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
      const { __INSTANCES__: instances } = federation as {
        __INSTANCES__: {
          shareScopeMap: { default?: Record<string, Record<string, { loaded?: unknown; from: string }>> };
        }[];
      };
      const names = [
        'react',
        'react-dom',
        'react-router-dom',
        'styled-components',
        '@apollo/client',
        '@portfolio/remote-kit',
      ];
      const versions = names.map((name) =>
        instances.flatMap(({ shareScopeMap }) =>
          Object.values(shareScopeMap.default?.[name] ?? {}).map(({ from }) => from),
        ),
      );
      return versions.map((from) => [...new Set(from)]);
    });
    expect(copies).toEqual(copies.map(() => ['shell']));
  });

  test('a chunk that was altered never runs, the panel says so, and a retry works without a reload', async ({
    page,
  }) => {
    const chunks = '**/releases/mfe-scheduling/*/__federation_expose_remote*.js';
    await page.goto('/login');
    await page.route(chunks, (route) =>
      route.fulfill({
        body: 'globalThis.wasRun = true;',
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await goTo(page, '/admin/planner');
    await expect(failurePanel(page)).toContainText('mfe-scheduling');
    await expect(failurePanel(page)).toContainText('is not the file that was published');
    expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.unroute(chunks);
    await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failurePanel(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  test('no script of a release runs with one byte changed, and none that the registry does not name', async ({
    page,
    product,
  }) => {
    const { base, files } = await liveRelease(product, 'mfe-scheduling');
    const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    await page.goto('/admin/planner');
    await expect(heading(page)).toBeVisible();
    /** Those that run when they are loaded as webpack does it, with the hash that the shell knows of each. */
    const running = (names: readonly string[]) =>
      page.evaluate(
        async ([folder, all]) => {
          const hashOf = Reflect.get(globalThis, 'portfolioIntegrity') as (url: string) => string;
          const loads = all.map(
            (name) =>
              new Promise<string[]>((resolve) => {
                const script = document.createElement('script');
                script.crossOrigin = 'anonymous';
                script.src = `${folder}${name}?again`;
                script.integrity = hashOf(folder + name);
                script.addEventListener('load', () => resolve([name]));
                script.addEventListener('error', () => resolve([]));
                document.head.append(script);
              }),
          );
          return (await Promise.all(loads)).flat();
        },
        [base, names] as const,
      );
    expect(await running(scripts)).toEqual(scripts);

    await page.route(`**${base}*`, async (route) => {
      const body = await (await route.fetch()).body();
      body[body.length >> 1]! ^= 1;
      await route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });
    });
    expect(await running(scripts)).toEqual([]);
    await page.unrouteAll();
    await page.route('**/unknown.js*', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    expect(await running(['unknown.js'])).toEqual([]);
    await goTo(page, '/login');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('another remote opens within a second while one hangs', { tag: alone }, async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await page.route('**/releases/mfe-scheduling/**', () => undefined); // never answered
    await goTo(page, '/admin/planner');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByText('“Planner” is taking longer than usual. We keep trying.')).toBeVisible({
      timeout: 2500,
    });
    const opened = await page.evaluate(async () => {
      const began = performance.now();
      history.pushState({}, '', '/');
      while (!document.querySelector('main h1')) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    });
    expect(opened).toBeLessThan(1000);
  });
});
