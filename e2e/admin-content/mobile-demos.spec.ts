import { packages, picture } from './support/files.ts';
import { cardOf, expect, openWith, save, summary, test } from './support/test.ts';

test('core-site §3 and §5, mobile demo: operating systems from the server plus three, a real APK, an IPA, screenshots', async ({
  author,
  page,
  product,
  visitor,
}) => {
  const title = author.name('Pocket');
  const { apk, ipa } = await packages(product);
  await openWith(page, '/admin/mobile-demos', { action: 'create' });
  await save(page);
  await expect(summary(page, 'The mobile demo was not saved').getByRole('listitem')).toHaveText([
    'Title is required',
    'Version is required',
    'Choose at least one operating system',
    'Short description is required',
    'Features are required',
    'Android package (.apk): Choose a file.',
    'Screenshots: Choose a file.',
  ]);

  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Version').fill('1.2.0');
  const systems = page.getByRole('group', { name: 'Operating systems' });
  const { results } = await author.request<{ results: { name: string }[] }>('GET', '/mobile-demos/os/');
  for (const name of [...results.map((system) => system.name), 'Android', 'iOS', 'Cross-Platform']) {
    await expect(systems.getByLabel(name, { exact: true })).toHaveCount(1);
  }
  await systems.getByLabel('Android').check();
  await systems.getByLabel('Cross-Platform').check();
  await page.getByLabel('Short description').fill('A small app.');
  await page.getByLabel('Features').fill('Works offline\nSpeaks three languages');
  await page.locator('input[name=apkFile]').setInputFiles({ ...apk, name: 'app.zip' });
  await page.locator('input[name=screenshots]').setInputFiles([picture('one.png', 40, 64), picture('two.png', 40, 64)]);
  await save(page);
  await expect(summary(page, 'The mobile demo was not saved').getByRole('listitem')).toHaveText([
    'Android package (.apk): This is not an Android package (.apk).',
  ]);
  await page.locator('input[name=apkFile]').setInputFiles(apk);
  await page.locator('input[name=ipaFile]').setInputFiles(ipa);
  await save(page);

  const card = cardOf(page, title);
  await expect(card.getByText('1.2.0')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Operating systems' }).getByRole('listitem')).toHaveText([
    'Android',
    'Cross-Platform',
  ]);
  await visitor.goto(`/mobile-demos?search=${author.mark}`);
  const shown = visitor.getByRole('article').filter({ hasText: title });
  await expect(shown.getByRole('link', { name: /Download APK/ })).toBeVisible();
  await expect(shown.getByRole('link', { name: /Download IPA/ })).toBeVisible();
  const address = await shown.getByRole('link', { name: /Download APK/ }).getAttribute('href');
  expect((await (await visitor.request.get(address!)).body()).equals(apk.buffer)).toBe(true);

  // On edit the files are optional; the IPA can go.
  await card.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Features')).toHaveValue('Works offline\nSpeaks three languages');
  await page.getByLabel('Version').fill('1.3.0');
  await page.getByRole('button', { name: 'Remove Current file' }).click();
  await save(page);
  await expect(card.getByText('1.3.0')).toBeVisible();
  await visitor.reload();
  await expect(shown.getByRole('link', { name: /Download APK/ })).toBeVisible();
  await expect(shown.getByRole('link', { name: /Download IPA/ })).toHaveCount(0);

  await card.getByRole('switch', { name: /^Published/ }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await card.getByRole('button', { name: 'Delete' }).click();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card).toHaveCount(0);
});
