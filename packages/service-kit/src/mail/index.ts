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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and attributes of an HTML message. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

export interface Letter {
  /** BCP 47. */
  lang: string;
  subject: string;
  /** Plain sentences, or several that are a list: whatever they quote is escaped. */
  paragraphs: readonly (string | readonly string[])[];
  /** Shown after the paragraph that introduces it, the one at this index. */
  link: { url: string; label: string; after: number };
}

/** What the product's e-mails look like: paragraphs and one link, as text and as HTML. */
export function letter({ lang, subject, paragraphs, link }: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const oneLine = subject.replaceAll(/\s+/g, ' ');
  const html = paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? `<p>${escapeHtml(paragraph)}</p>`
      : `<ul>${paragraph.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  );
  const text = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : paragraph.map((item) => `- ${item}`).join('\n'),
  );
  const at = link.after + 1;
  html.splice(at, 0, `<p class="action"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`);
  return {
    subject: oneLine,
    text: [...text.slice(0, at), link.url, ...text.slice(at)].join('\n\n'),
    html: mailDocument(lang, oneLine, html.join('')),
  };
}

/** As the site looks, as far as programs for mail follow: they know no fonts and no script of ours, and many show a page of their own around it. */
const styles = `
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: #FFFFFF; color: #131722;
    font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
  a { color: #0B7A6F; }
  .action a { display: inline-block; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: #0B7A6F; color: #FFFFFF;
    font-weight: 600; text-decoration: none; }
  .said { white-space: pre-line; }
  @media (prefers-color-scheme: dark) {
    body { background: #121723; color: #E8ECF4; }
    a { color: #5EEAD4; }
    .action a { background: #5EEAD4; color: #06231F; }
  }`;

/**
 * A mail as a document. `class="action"` around a link makes a button of it, `class="said"` keeps the lines of what somebody wrote.
 * @param lang BCP 47
 * @param body HTML whose quotes are escaped
 */
export const mailDocument = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`;
