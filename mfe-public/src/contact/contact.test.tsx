import { contactMinMs } from '@portfolio/contracts/content';
import { refused, renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

/** The form as if it had been open for a minute, unless a test is about that. */
async function openContact(submit: () => unknown, { openFor = 60_000, ...options }: Options = {}) {
  const real = performance.now.bind(performance);
  let ahead = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/contact',
    graphql: {
      SubmitContact: ({ input }) => {
        sent.push(input);
        return submit();
      },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  ahead = openFor;
  return sent;
}

interface Options extends RenderOptions {
  openFor?: number;
}

afterEach(() => jest.restoreAllMocks());

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn({
  name = 'Ada',
  email = 'ada@example.com',
  subject = 'Hello',
  message = 'I have a question.',
} = {}) {
  const values = { Name: name, Email: email, Subject: subject, Message: message };
  for (const [label, value] of Object.entries(values)) {
    if (value) await userEvent.type(field(label), value);
  }
}

const accepted = () => ({ submitContact: true });

const throws = (error: Error) => () => {
  throw error;
};

describe('core-site.md §2, /contact', () => {
  test("a contact information panel with a support email, a phone number and the location 'Remote / Worldwide'", async () => {
    await openContact(accepted);

    const panel = within(screen.getByRole('region', { name: 'Contact information' }));
    expect(panel.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    expect(panel.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
    expect(panel.getByText('Remote / Worldwide')).toBeInTheDocument();
  });

  test("a 'Send a Message' form", async () => {
    await openContact(accepted);

    const form = within(screen.getByRole('region', { name: 'Send a Message' }));
    expect(form.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  });
});

describe('core-site.md §5, Contact form', () => {
  test.each([
    ['Name', { name: '' }, 'Name is required'],
    ['Email', { email: '' }, 'Email is required'],
    ['Email', { email: 'ada' }, 'Email is invalid'],
    ['Subject', { subject: '' }, 'Subject is required'],
    ['Message', { message: '' }, 'Message is required'],
    ['Message', { message: '123456789   ' }, 'Message must be at least 10 characters'],
  ])('%s of %j: %s', async (label, values, sentence) => {
    const sent = await openContact(accepted);
    await fillIn(values);

    await send();

    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence));
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('at least 10 characters after trimming', async () => {
    const sent = await openContact(accepted);
    await fillIn({ message: ' 1234567890 ' });

    await send();

    await waitFor(() => expect(sent).toMatchObject([{ message: '1234567890' }]));
  });

  test("a field's error clears when the user edits that field; others stay", async () => {
    await openContact(accepted);
    await send();
    await screen.findByText('Name is required');

    await userEvent.type(field('Name'), 'A');

    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(screen.getByText('Email is required')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Contact form', () => {
  test("submitting: the button reads 'Sending...' and is disabled", async () => {
    await openContact(() => new Promise(() => {}));
    await fillIn();

    await send();

    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.getAllByRole('button', { name: 'Sending...' })).toHaveLength(1);
  });

  test('a success banner, and the form is cleared', async () => {
    const sent = await openContact(accepted);
    await fillIn();

    await send();

    expect(
      await screen.findByText('Your message has been sent successfully! We will get back to you soon.'),
    ).toBeInTheDocument();
    expect(field('Message')).toHaveValue('');
    expect(sent).toEqual([
      {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'Hello',
        message: 'I have a question.',
        website: '',
        elapsedMs: expect.any(Number),
      },
    ]);
  });

  test.each([
    ['a fault', throws(new Error('down')), 'What you wrote is still here.'],
    ['too many messages', throws(refused('THROTTLED', {}, 'Throttled')), 'We received many messages from here'],
  ])('an error banner for %s, and the text stays', async (_, answer, hint) => {
    await openContact(answer);
    await fillIn();

    await send();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error sending your message. Please try again later.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(hint);
    expect(field('Message')).toHaveValue('I have a question.');
  });
});

describe('machines', () => {
  test('the hidden field is out of reach of people', async () => {
    await openContact(accepted);

    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(trap.tabIndex).toBe(-1);
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  test('a person whose browser fills the form in no time is not taken for one', async () => {
    const sent = await openContact(accepted, { openFor: contactMinMs - 100 });
    await fillIn();

    await send();

    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3000 });
    expect((sent[0] as { elapsedMs: number }).elapsedMs).toBeGreaterThanOrEqual(contactMinMs);
  });
});

test('scheduling.md §9, Languages: the rules speak the reader’s language', async () => {
  await openContact(accepted, { language: 'fr' });

  await userEvent.click(await screen.findByRole('button', { name: 'Envoyer le message' }));

  expect(await screen.findByText('Le message est obligatoire')).toBeInTheDocument();
});
