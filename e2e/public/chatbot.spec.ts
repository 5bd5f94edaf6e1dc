import { expect, test } from '../support/test.ts';
import { listed, type ListedProject } from './content.ts';

test.describe('core-site §2, /chatbot', () => {
  test('a chat window of 500 px height with a greeting', async ({ page }) => {
    await page.goto('/chatbot');
    const chat = page.getByRole('region', { name: 'Chat', exact: true });
    await expect(chat.getByText(/Hello!/)).toBeVisible();
    expect((await chat.boundingBox())?.height).toBe(500);
  });

  test('answers from the published content, with a link to it', async ({ page, product }) => {
    const [project] = await listed<ListedProject>(product, '/projects/');
    await page.goto('/chatbot');

    await page.getByLabel('Your message').fill(`What is ${project!.title}?`);
    await page.keyboard.press('Enter');

    const source = page
      .getByRole('list', { name: 'Found in' })
      .getByRole('link', { name: project!.title, exact: true });
    // The window follows the conversation to its end.
    await expect(source).toBeInViewport();
    await expect(page.getByLabel('Your message')).toBeFocused();
    await source.click();
    await expect(page.getByRole('heading', { level: 1, name: project!.title })).toBeVisible();

    await page.goBack();
    await expect(source).toBeVisible();
  });

  test('core-site §4: while a reply is awaited, input is disabled; Stop ends the waiting', async ({ page }) => {
    // A reply that never comes.
    await page.route('**/api/chatbot/chat/**', () => {});
    await page.goto('/chatbot');
    const input = page.getByLabel('Your message');
    await input.fill('Hello?');
    await page.keyboard.press('Enter');
    await expect(input).toBeDisabled();

    await page.getByRole('button', { name: 'Stop' }).click();

    await expect(input).toBeFocused();
    await expect(page.getByRole('group', { name: 'Conversation' }).getByText('Hello?')).toBeVisible();
  });

  test('core-site §8: a failure is a red bot message', async ({ page }) => {
    await page.route('**/api/chatbot/chat/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
    await page.goto('/chatbot');

    await page.getByLabel('Your message').fill('Hello?');
    await page.keyboard.press('Enter');

    // Beside the one in the live region for screen readers.
    await expect(
      page
        .getByRole('group', { name: 'Conversation' })
        .getByText('Sorry, there was an error processing your request. Please try again later.'),
    ).toBeVisible();
  });
});
