import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MessageStore } from './store.ts';

/** An SMTP server that takes every e-mail, from anybody to anybody, and delivers it to the store alone. */
export function createSmtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // A certificate that nobody trusts would only make senders refuse us.
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    async onData(stream, session, callback) {
      try {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        await store.add(await buffer(stream), recipients);
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
  });
}
