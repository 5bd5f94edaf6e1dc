import type { Page } from '@playwright/test';
import { alone, expect, test } from '../support/test.ts';

const fields = ['Name', 'Email', 'Subject', 'Message'] as const;

/** Fills the form as a visitor would. @returns what was written, in the order of `fields` */
async function fill(page: Page, { subject }: { subject: string }): Promise<string[]> {
  const texts = ['Ada', 'ada@example.com', subject, 'I would like to know more about Rosterly.'];
  for (const [index, field] of fields.entries()) await page.getByRole('textbox', { name: field }).fill(texts[index]!);
  return texts;
}

test.describe('core-site §4 and §5, Contact form', () => {
  test('an empty form names what is required; editing a field clears its error', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const text of ['Name is required', 'Email is required', 'Subject is required', 'Message is required']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Name' }).fill('A');

    await expect(page.getByText('Name is required')).toBeHidden();
  });

  test("submitting: the button reads 'Sending...' and is disabled; then a success banner, form cleared", async ({
    page,
  }) => {
    await page.goto('/contact');
    await fill(page, { subject: 'Rosterly' });
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(
      page.getByText('Your message has been sent successfully! We will get back to you soon.'),
    ).toBeVisible();
    for (const field of fields) await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
  });

  test(
    'or an error banner, and the text stays; sent again, support gets exactly one e-mail',
    { tag: alone },
    async ({ page, product, mailbox }) => {
      const subject = `Browser test ${Date.now()}`;
      await page.goto('/contact');
      const panel = page.getByRole('region', { name: 'Contact information' });
      const support = await panel.getByRole('link').first().innerText();
      const written = await fill(page, { subject });
      await product.stop('content');
      await page.getByRole('button', { name: 'Send message' }).click();

      await expect(page.getByText('There was an error sending your message. Please try again later.')).toBeVisible();
      for (const [index, field] of fields.entries()) {
        await expect(page.getByRole('textbox', { name: field })).toHaveValue(written[index]!);
      }
      await product.start('content');
      await page.getByRole('button', { name: 'Send message' }).click();

      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
      const arrived = async () => (await mailbox.to(support)).filter((mail) => mail.subject.includes(subject));
      await expect.poll(arrived).toMatchObject([{ to: [support], text: expect.stringContaining(written[3]!) }]);
      // What was kept while it could not be sent is gone now.
      await page.reload();
      for (const field of fields) await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
      await expect(page.getByText('We kept what you typed and did not save')).toBeHidden();
    },
  );
});
