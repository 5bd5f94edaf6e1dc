import { expect, test } from '../support/test.ts';

test.describe('core-site §2, /contact', () => {
  test('an empty form names what is required; editing a field clears its error', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const text of ['Name is required', 'Email is required', 'Subject is required', 'Message is required']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Name' }).fill('A');

    await expect(page.getByText('Name is required')).toBeHidden();
  });

  test('a message is stored, support gets one e-mail, and the form is cleared', async ({ page, mailbox }) => {
    const subject = `Browser test ${Date.now()}`;
    await page.goto('/contact');
    const support = await page
      .getByRole('region', { name: 'Contact Information' })
      .getByRole('link')
      .first()
      .innerText();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).fill('I would like to know more about Rosterly.');
    await page.getByRole('button', { name: 'Send Message' }).click();

    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(
      page.getByText('Your message has been sent successfully! We will get back to you soon.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(async () => {
      const mail = await mailbox.waitFor(support);
      expect(mail.subject).toContain(subject);
    }).toPass();
  });

  test('a failed send gives the message of §8 and keeps the text', async ({ page }) => {
    await page.route('**/api/contact/submit/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hello');
    await page.getByRole('textbox', { name: 'Message' }).fill('A message that must not be lost.');

    await page.getByRole('button', { name: 'Send Message' }).click();

    await expect(page.getByText('There was an error sending your message. Please try again later.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A message that must not be lost.');
  });
});
