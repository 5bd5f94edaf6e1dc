import { createTransport } from 'nodemailer';
import { beginSpan } from '../tracing/index.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches, when that is not the sender. */
  replyTo?: { name: string; address: string };
  /** Names the message for good, so that a repeated delivery can be told: e.g. the job's or token's id. */
  id: string;
}

export interface Mailer {
  /** @throws when the server does not take the message; jobs then try again */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** `no-reply@site.example`, of `Portfolio <no-reply@site.example>`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** Sends e-mail through an SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export function createMailer(options: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: options.smtpUrl,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  );
  const domain = addressOf(options.from).split('@')[1] ?? 'localhost';
  return {
    async send({ id, ...message }) {
      const span = beginSpan('send mail', {});
      try {
        await transport.sendMail({
          ...message,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        span?.end();
      } catch (error) {
        span?.end(error);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
