import { expect, openWith, test } from './support/test.ts';

test('core-site §4, Slug auto-fill: follows the title while empty or derived, else stays manual', async ({ page }) => {
  await openWith(page, '/admin/pages', { action: 'create' });
  const title = page.getByLabel('Title', { exact: true });
  const slug = page.getByLabel('Address');
  // Lowercase, strip non-word characters, spaces to hyphens, collapse repeated hyphens.
  for (const [words, address] of [
    ['Privacy Policy', 'privacy-policy'],
    ['What’s new?  (2026) -- & more_or_less!', 'whats-new-2026-more_or_less'],
  ] as const) {
    await title.fill('');
    await title.pressSequentially(words);
    await expect(slug).toHaveValue(address);
  }

  await slug.fill('chosen');
  await title.pressSequentially(' indeed');
  await expect(slug).toHaveValue('chosen');
  // Emptied, it follows again; so does one that equals what the title gives.
  await slug.fill('');
  await title.fill('Terms');
  await expect(slug).toHaveValue('terms');
  await slug.fill('x');
  await slug.fill('terms');
  await title.fill('Terms of use');
  await expect(slug).toHaveValue('terms-of-use');
});
