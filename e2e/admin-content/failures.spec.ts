import type { Locator, Page } from '@playwright/test';
import { picture } from './support/files.ts';
import { cardOf, expect, openWith, save, summary, test } from './support/test.ts';
import { alone } from '../support/test.ts';

const later = 'Please try again later.';

/** Several screens are open when the service goes away: one stop for all of them. */
test.describe('core-site §8, while the content service is away', () => {
  test(
    'Admin load failures: each screen says what failed, and loads it by itself when it can',
    { tag: alone },
    async ({ author, context, product }) => {
      const project = await author.project();
      const { id, title } = await author.page();
      const screens = [
        { path: '/admin', failed: 'Failed to load the dashboard.', loaded: /\d+ unread of \d+/ },
        { path: '/admin/projects', failed: 'Failed to load projects.', loaded: project.title },
        { path: '/admin/mobile-demos', failed: 'Failed to load mobile demos.', loaded: 'Trailmark Lite' },
        { path: `/admin/pages?search=${author.mark}`, failed: 'Failed to load pages.', loaded: title },
        { path: '/admin/contact', failed: 'Failed to load messages.', loaded: 'No message selected' },
        { path: '/admin/blog', failed: 'Failed to load blog posts.', loaded: /\d+ blog posts?/ },
        {
          path: `/admin/pages/sections/${id}`,
          failed: 'Failed to load page.',
          loaded: 'This page has no sections yet.',
        },
        { path: '/admin/projects', edit: project.id, failed: 'Failed to load project.', loaded: 'Full description' },
      ];
      await product.stop('content');
      const tabs: Page[] = [];
      for (const { path, edit, failed } of screens) {
        const tab = await context.newPage();
        await (edit === undefined ? tab.goto(path) : openWith(tab, path, { action: 'edit', id: edit }));
        await expect(tab.getByText(`${failed} ${later}`)).toBeVisible();
        tabs.push(tab);
      }
      await product.start('content');
      for (const [at, { failed, loaded }] of screens.entries()) {
        await tabs[at]!.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(tabs[at]!.getByText(loaded).filter({ visible: true }).first()).toBeVisible();
        await expect(tabs[at]!.getByText(`${failed} ${later}`)).toHaveCount(0);
      }
    },
  );

  test(
    'Admin delete failures, Mark read failure, and switches that go back',
    { tag: alone },
    async ({ author, context, product }) => {
      const project = await author.project();
      const made = await author.page();
      await author.section(made, { section_type: 'text', title: 'Kept' });
      const post = await author.post();
      const demo = await author.demo(product, { is_published: 'true' });
      await author.message();
      const open = async (path: string, wait: (tab: Page) => Locator) => {
        const tab = await context.newPage();
        await tab.goto(path);
        await expect(wait(tab)).toBeVisible();
        return tab;
      };
      const search = `?search=${author.mark}`;
      const projects = await open(`/admin/projects${search}`, (tab) => cardOf(tab, project.title));
      const demos = await open(`/admin/mobile-demos${search}`, (tab) => cardOf(tab, demo.title));
      const pages = await open(`/admin/pages${search}`, (tab) => tab.getByRole('rowheader', { name: made.title }));
      const posts = await open(`/admin/blog${search}`, (tab) => cardOf(tab, post.title));
      const sections = await open(`/admin/pages/sections/${made.id}`, (tab) =>
        tab.getByRole('list', { name: 'Sections' }).getByRole('heading', { level: 2, name: 'Kept' }),
      );
      const messages = await open('/admin/contact', (tab) => tab.getByText('No message selected'));
      await messages.getByRole('button', { name: author.name('Hello') }).click();
      await product.stop('content');

      for (const [tab, what] of [
        [projects, 'delete project'],
        [demos, 'delete mobile demo'],
        [pages, 'delete page'],
        [posts, 'delete blog post'],
        [sections, 'remove section'],
        [messages, 'delete message'],
      ] as const) {
        await tab.bringToFront();
        const remove = tab
          .getByRole('main')
          .getByRole('button', { name: /^Delete/ })
          .first();
        await remove.click();
        await tab.getByRole('button', { name: 'Confirm' }).click();
        await expect(tab.getByText(`Failed to ${what}. ${later}`)).toBeVisible();
        await expect(remove).toBeVisible();
      }
      for (const [tab, what] of [
        [projects, 'project'],
        [demos, 'mobile demo'],
        [pages, 'page'],
        [posts, 'blog post'],
      ] as const) {
        await tab.bringToFront();
        const published = tab.getByRole('switch', { name: /^Published/ }).first();
        await published.click();
        await expect(tab.getByText(`Failed to save ${what}. ${later}`)).toBeVisible();
        await expect(published).toBeChecked();
      }
      await messages.bringToFront();
      await messages.getByRole('button', { name: 'Mark as Read' }).click();
      await expect(messages.getByText(`Failed to mark message as read. ${later}`)).toBeVisible();
      await expect(messages.getByRole('button', { name: 'Mark as Read' })).toBeEnabled();
    },
  );

  test(
    'Admin save failures: the form keeps what was typed, and saves once the service is back',
    { tag: alone },
    async ({ author, context, product }) => {
      const made = await author.page();
      const post = await author.post();
      const project = await author.project();
      const { results } = await author.request<{ results: { id: number }[] }>('GET', '/mobile-demos/');
      const open = async (path: string, state: object) => {
        const tab = await context.newPage();
        await openWith(tab, path, state);
        await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
        return tab;
      };
      const projects = await open('/admin/projects', { action: 'edit', id: project.id });
      await projects.getByLabel('Short description').fill('Typed.');
      await projects.locator('input[name=images]').setInputFiles(picture('new.png'));
      const demos = await open('/admin/mobile-demos', { action: 'edit', id: results[0]!.id });
      const pages = await open('/admin/pages', { action: 'edit', id: made.id });
      await pages.getByLabel('Description').fill('Typed.');
      const posts = await open('/admin/blog', { action: 'edit', id: post.id });
      await posts.getByLabel('Text', { exact: true }).fill('Typed.');
      const sections = await context.newPage();
      await sections.goto(`/admin/pages/sections/${made.id}`);
      await sections.getByRole('button', { name: 'Add section' }).click();
      await sections.getByLabel('Subtitle').fill('Typed.');
      await product.stop('content');

      for (const [tab, what] of [
        [projects, 'project'],
        [demos, 'mobile demo'],
        [pages, 'page'],
        [posts, 'blog post'],
        [sections, 'section'],
      ] as const) {
        await tab.bringToFront();
        await save(tab);
        const wrong = summary(tab, `The ${what} was not saved`);
        await expect(wrong.getByRole('listitem')).toHaveText([`Failed to save ${what}. ${later}`]);
        await expect(wrong).toBeFocused();
      }
      await expect(projects.getByLabel('Short description')).toHaveValue('Typed.');
      await expect(projects.getByRole('listitem').filter({ hasText: 'new.png' })).toBeVisible();
      await product.start('content');
      await projects.bringToFront();
      await save(projects);
      await expect(cardOf(projects, project.title).getByText('Typed.')).toBeVisible();
      await posts.bringToFront();
      await expect(posts.getByLabel('Text', { exact: true })).toHaveValue('Typed.');
      await save(posts);
      await expect(cardOf(posts, post.title).getByText('Typed.')).toBeVisible();
      await sections.bringToFront();
      await save(sections);
      await expect(sections.getByRole('list', { name: 'Sections' }).getByText('Typed.')).toBeVisible();
      await pages.bringToFront();
      await expect(pages.getByLabel('Description')).toHaveValue('Typed.');
    },
  );
});

test('core-site §8: what somebody has deleted meanwhile is not found, and nothing stands in its form', async ({
  page,
}) => {
  for (const [path, missing] of [
    ['/admin/projects', 'Project not found'],
    ['/admin/mobile-demos', 'Mobile demo not found'],
    ['/admin/pages', 'Page not found'],
    ['/admin/blog', 'Blog post not found'],
  ] as const) {
    await openWith(page, path, { action: 'edit', id: 999_999 });
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  }
  await page.goto('/admin/pages/sections/999999');
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add section' })).toHaveCount(0);
});
