import { expect, test } from '../support/test.ts';
import { listed, type ListedDemo } from './content.ts';

test.describe('core-site §2, /mobile-demos', () => {
  test('a card shows title, description, OS tags, a QR code image and its buttons', async ({ page, product }) => {
    const [demo] = await listed<ListedDemo>(product, '/mobile-demos/');
    await page.goto('/mobile-demos');

    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: demo!.title, exact: true }) });
    await expect(card.getByText(demo!.operating_systems[0]!.name, { exact: true })).toBeVisible();
    const code = card.getByRole('img', { name: `QR code for ${demo!.title}` });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(card.getByRole('link', { name: /Download APK/ })).toHaveAttribute('href', demo!.apk_file!);
  });

  test('Download APK (apk_file) is the file', async ({ page, product, request }) => {
    const [demo] = await listed<ListedDemo>(product, '/mobile-demos/');
    await page.goto(`/mobile-demos/${demo!.slug}`);

    const href = await page.getByRole('link', { name: /Download APK/ }).getAttribute('href');
    const file = await request.get(href!);

    expect(file.status()).toBe(200);
    // An APK is a ZIP.
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test('search plus operating-system filter chips', async ({ page, product }) => {
    const demos = await listed<ListedDemo>(product, '/mobile-demos/?page_size=100');
    const system = demos[0]!.operating_systems[0]!;
    const fitting = demos.filter((demo) => demo.operating_systems.some(({ id }) => id === system.id));
    await page.goto('/mobile-demos');

    await page.getByRole('button', { name: system.name, exact: true }).click();
    await expect(page.getByText(new RegExp(`^${fitting.length} demos?$`))).toBeVisible();
    await page.getByRole('searchbox').fill('nothing-is-called-this');

    await expect(page.getByText('No mobile demos found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
    await expect(page.getByText(new RegExp(`^${demos.length} demos?$`))).toBeVisible();
  });

  test('View Details to /mobile-demos/{slug}: version, features, screenshots', async ({ page, product }) => {
    const [demo] = await listed<ListedDemo>(product, '/mobile-demos/');
    await page.goto('/mobile-demos');
    await page.getByRole('link', { name: `View Details about ${demo!.title}`, exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`/mobile-demos/${demo!.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: demo!.title })).toBeVisible();
    await expect(page.getByText(/^Version /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Features' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Screenshots' }).getByRole('img').first()).toBeVisible();
  });
});
