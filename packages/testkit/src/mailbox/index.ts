import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailbox {
  /** Stands for `SMTP_URL`. */
  url: string;
  /** Everything received so far, oldest first. */
  received: readonly Email[];
  /** The next e-mail to an address that this call has not returned yet, with that in its text if given; waits for it to arrive. */
  next(address: string, containing?: string): Promise<Email>;
  /** While false, messages are refused with a temporary error. */
  accepts: boolean;
  close(): Promise<void>;
}

const waitLimitMs = 10_000;

/** A real SMTP server that keeps and parses what it receives. */
export async function createTestMailbox(): Promise<TestMailbox> {
  const received: Email[] = [];
  const taken = new Set<Email>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, callback) {
      try {
        const message = await buffer(stream);
        const mail = await PostalMime.parse(message);
        // In words that quote the message, as servers do.
        const refused = `4.2.2 <${mail.to?.[0]?.address}> is over quota: "${mail.subject}"`;
        if (!mailbox.accepts) throw Object.assign(new Error(refused), { responseCode: 451 });
        received.push(mail);
        server.emit('received');
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const mailbox: TestMailbox = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    accepts: true,
    async next(recipient, containing = '') {
      const signal = AbortSignal.timeout(waitLimitMs);
      for (;;) {
        const mail = received.find(
          (one) =>
            !taken.has(one) && one.to?.some((to) => to.address === recipient) && (one.text ?? '').includes(containing),
        );
        if (mail) {
          taken.add(mail);
          return mail;
        }
        await once(server, 'received', { signal });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
