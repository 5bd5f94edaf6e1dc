import { renderRemote, unmountAll, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

interface Asked {
  message: string;
  session_id: string;
  history: object[];
}

async function openChat(answer: (asked: Asked) => unknown, options: RenderOptions = {}) {
  const asked: Asked[] = [];
  const { host } = await renderRemote(remote, {
    path: '/chatbot',
    rest: {
      'POST /chatbot/chat/': (body: unknown) => {
        asked.push(body as Asked);
        return answer(body as Asked);
      },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Chatbot' });
  return { asked, host };
}

const reply = (response: string, sources: object[] = [], is_unknown = false) => ({ response, sources, is_unknown });

afterEach(() => sessionStorage.clear());

/** A streamed answer that a test writes piece by piece. */
function stream() {
  let write!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) });
  const encoder = new TextEncoder();
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
    say: (event: string, data: object) =>
      write.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => write.close(),
    break: () => write.error(new Error('connection lost')),
  };
}

const input = () => screen.getByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const messages = () =>
  within(screen.getByRole('group', { name: 'Conversation' }))
    .getAllByRole('article')
    .map((message) => message.textContent.replace(/\d\d:\d\d$/, ''));

const ask = (text: string) => userEvent.type(input(), `${text}{Enter}`);

describe('core-site.md §2, /chatbot', () => {
  test('a chat window of 500 px height with a greeting message, an input, a send button and an About section', async () => {
    await openChat(() => reply('Hi'));

    const chat = screen.getByRole('region', { name: 'Chat' });
    expect(getComputedStyle(chat).height).toBe('500px');
    expect(within(chat).getByText(/^Hello! I know/)).toBeInTheDocument();
    expect(input()).toBeEnabled();
    expect(sendButton()).toBeEnabled();
    expect(screen.getByRole('region', { name: 'About' })).toBeInTheDocument();
  });

  test('a typing indicator', async () => {
    await openChat(() => new Promise(() => {}));

    await ask('Hi');

    expect(await screen.findByText('The chatbot is typing')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Chat', () => {
  test('the user message is appended, then a bot reply', async () => {
    const { host } = await openChat(() => reply('A map of lines.'));

    await ask('What is Atlas?');

    expect(await screen.findByText('A map of lines.')).toBeInTheDocument();
    expect(messages().slice(1)).toEqual(['You: What is Atlas?', 'Chatbot: A map of lines.']);
    expect(host.announced).toEqual(['A map of lines.']);
  });

  test('while a reply is awaited, input and send button are disabled; afterwards one goes on typing', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await openChat(() => promise);

    await ask('Hi');
    expect(input()).toBeDisabled();
    expect(sendButton()).toBeDisabled();
    resolve(reply('Hello'));

    await screen.findByText('Hello');
    expect(input()).toBeEnabled();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
  });

  test('or an error bot message', async () => {
    const { host } = await openChat(() => Response.json({}, { status: 500 }));

    await ask('Hi');

    const sentence = 'Sorry, there was an error processing your request. Please try again later.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(host.announced).toEqual([sentence]);
  });
});

test('core-site.md §7: the reply is read from response, also where it stands alone', async () => {
  await openChat(() => ({ response: 'Of course.' }));

  await ask('Hi');

  expect(await screen.findByText('Of course.')).toBeInTheDocument();
});

test('core-site.md §8: chat empty reply', async () => {
  await openChat(() => reply('  '));

  await ask('Hi');

  expect(await screen.findByText("I'm sorry, I couldn't process your request. Please try again.")).toBeInTheDocument();
});

describe('core-site.md §5, Chat', () => {
  test.each(['', '   '])('an empty or whitespace-only message (%j) is not sent', async (text) => {
    const { asked } = await openChat(() => reply('Hi'));

    if (text) await userEvent.type(input(), text);
    await userEvent.click(sendButton());

    expect(asked).toEqual([]);
    expect(messages()).toHaveLength(1);
  });
});

test('core-site.md §7 and §9: message and session_id, which is random, prefixed session_, and the same for the conversation', async () => {
  const { asked } = await openChat(() => reply('Hi'));

  await ask('One');
  await screen.findByText('Hi');
  await ask('Two');
  await screen.findAllByText('Hi');

  expect(asked.map(({ message }) => message)).toEqual(['One', 'Two']);
  expect(asked[0]!.session_id).toMatch(/^session_[0-9a-f]{32}$/);
  expect(asked[1]!.session_id).toBe(asked[0]!.session_id);
});

describe('a streamed reply', () => {
  test('shows words as they come, then the whole with what it was made of', async () => {
    const { response, say, end } = stream();
    await openChat(() => response);
    await ask('Atlas?');

    say('delta', { text: 'A map ' });
    expect(await screen.findByText('A map')).toBeInTheDocument();
    expect(screen.queryByText('The chatbot is typing')).not.toBeInTheDocument();
    say('delta', { text: 'of lines' });
    expect(await screen.findByText('A map of lines')).toBeInTheDocument();
    say('done', {
      response: 'A map of lines.',
      sources: [{ kind: 'project', title: 'Atlas', url: '/projects/atlas' }],
      is_unknown: false,
    });
    end();

    expect(await screen.findByText('A map of lines.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Atlas' })).toHaveAttribute('href', '/projects/atlas');
    expect(input()).toBeEnabled();
  });

  test('can be stopped; the words that came stay', async () => {
    const { response, say, break: hangUp } = stream();
    await openChat(() => response);
    await ask('Atlas?');
    say('delta', { text: 'A map ' });
    await screen.findByText('A map');

    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    hangUp();

    await screen.findByRole('textbox', { name: 'Your message' });
    expect(messages().at(-1)).toBe('Chatbot: A map ');
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  test('that breaks off is an error', async () => {
    const { response, say, end } = stream();
    await openChat(() => response);
    await ask('Atlas?');

    say('delta', { text: 'A map ' });
    end();

    expect(await screen.findByText(/^Sorry, there was an error/)).toBeInTheDocument();
  });
});

test('replies are text', async () => {
  await openChat(() => reply('<img src=x onerror=alert(1)>'));

  await ask('Hi');

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});

describe('core-site.md §3: messages are held only in the client', () => {
  const atlas = { kind: 'project', title: 'Atlas', url: '/projects/atlas' };

  test('the turns before go with each question; failed ones do not', async () => {
    const answers = [reply('A map.', [atlas]), Response.json({}, { status: 500 }), reply('Yes.')];
    const { asked } = await openChat(() => answers.shift());

    await ask('Atlas?');
    await screen.findByText('A map.');
    await ask('Broken?');
    await screen.findByText(/^Sorry/);
    await ask('Offline?');
    await screen.findByText('Yes.');

    expect(asked[0]!.history).toEqual([]);
    expect(asked[2]!.history).toEqual([{ question: 'Atlas?', answer: 'A map.', sources: [atlas] }]);
  });

  test('the conversation is there again after a source was looked at, in this tab; and gone when begun anew', async () => {
    const first = await openChat(() => reply('A map.', [atlas]));
    await ask('Atlas?');
    await userEvent.click(await screen.findByRole('link', { name: 'Atlas' }));
    await unmountAll();

    const { asked } = await openChat(() => reply('Yes.'));
    expect(messages().slice(1)).toEqual(['You: Atlas?', expect.stringContaining('Chatbot: A map.')]);
    await ask('Offline?');
    await screen.findByText('Yes.');
    expect([asked[0]!.session_id, asked[0]!.history]).toEqual([first.asked[0]!.session_id, [expect.anything()]]);

    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(messages()).toHaveLength(1);
    expect(sessionStorage.getItem('chatbot')).toBeNull();
  });

  test('what the tab keeps is no conversation: one begins', async () => {
    sessionStorage.setItem('chatbot', '{"messages": 7}');
    await openChat(() => reply('Hi'));
    expect(messages()).toHaveLength(1);
  });
});

test('what it does not know leads to the contact form', async () => {
  await openChat(() => reply('I do not know that.', [], true));
  await ask('Quark?');
  const article = (await screen.findByText(/^I do not know that/)).closest('article')!;
  expect(within(article).getByRole('link', { name: 'Contact form' })).toHaveAttribute('href', '/contact');
});

test('too many questions: for how long to wait', async () => {
  const detail = 'Request was throttled. Expected available in 42 seconds.';
  await openChat(() => Response.json({ detail }, { status: 429 }));
  await ask('Hi');
  expect(
    await screen.findByText('We received too many questions from here. You can ask again in 42 seconds.'),
  ).toBeInTheDocument();
});
