import { cardOf, expect, openWith, save, test } from './support/test.ts';

test('issue 32.13: one key saves and one goes on; words are formatted by keys, tags and phones are a press away, a copy is a draft', async ({
  author,
  page,
  checkBothThemes,
}) => {
  const post = await author.post('Editing');
  await openWith(page, '/admin/blog', { action: 'edit', id: post.id });
  const text = page.getByLabel('Text', { exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('bold by a key and by the toolbar, seen in the preview of a phone', async () => {
    await text.fill('calm');
    await text.press('ControlOrMeta+a');
    await text.press('ControlOrMeta+b');
    await expect(text).toHaveValue('**calm**');
    await expect(preview.locator('strong')).toHaveText('calm');
    await page
      .getByRole('toolbar', { name: 'Format' })
      .getByRole('button', { name: /^Italic/ })
      .click();
    await expect(text).toHaveValue('**_calm_**');
    const wide = (await preview.locator('[data-stage]').boundingBox())!.width;
    await preview.getByRole('button', { name: 'Phone' }).click();
    await expect.poll(async () => (await preview.locator('[data-stage]').boundingBox())!.width).toBeLessThan(wide);
    await checkBothThemes();
  });

  await test.step('Ctrl S saves, the focus stays, and the next save replaces it', async () => {
    await text.press('ControlOrMeta+s');
    await expect(page.getByText('Saved. You can go on.')).toBeVisible();
    await expect(text).toBeFocused();
    await text.pressSequentially('!');
    await save(page);
    await expect(page.getByText(`“${post.title}” is saved.`)).toBeVisible();
  });

  await test.step('a copy is a draft of its own, with Undo', async () => {
    await cardOf(page, post.title).getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText(/is a draft now\.$/)).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue(post.title);
    await expect(page.getByLabel('Published')).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(post.title);
  });

  await test.step('technologies of other projects are taken with one press', async () => {
    const technology = author.mark;
    await author.project('Tagged', { technologies: technology });
    await openWith(page, '/admin/projects', { action: 'create' });
    const field = page.getByLabel('Technologies');
    await field.fill(`Rust, ${technology.slice(0, -1)}`);
    await page.getByRole('button', { name: `Add ${technology}` }).click();
    await expect(field).toHaveValue(`Rust, ${technology}, `);
    await expect(field).toBeFocused();
  });
});
