import { expect, test } from '../support/test.ts';

test.describe('core-site §2, /patron-blog', () => {
  test('logged out: a login prompt, and after the login the posts, with a welcome until it is read', async ({
    page,
    signIn,
  }) => {
    await page.goto('/patron-blog');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await signIn('patron');

    await expect(page).toHaveURL(/\/patron-blog$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const welcome = page.getByText(/^Thank you for your support! Your tier \(.+\) opens every post\./);
    await expect(welcome.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/dashboard');
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(welcome).toHaveCount(0);
  });

  test.describe('logged in without a tier', () => {
    test.use({ as: 'member' });

    test("'Patreon Supporters Only' with a Connect with Patreon link", async ({ page }) => {
      await page.goto('/patron-blog');
      await expect(page.getByText('Patreon Supporters Only')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Connect with Patreon' })).toHaveAttribute(
        'href',
        '/api/auth/patreon/auth/',
      );
    });
  });

  test.describe('otherwise', () => {
    test.use({ as: 'patron' });

    test('the list of posts, each to be read', async ({ page }) => {
      await page.goto('/patron-blog');
      const title = await page.getByRole('article').first().getByRole('heading').innerText();

      await page.getByRole('article').first().getByRole('link').click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('article').locator('p').nth(1)).toBeVisible();
    });
  });
});
