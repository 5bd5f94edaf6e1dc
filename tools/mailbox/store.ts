import PostalMime from 'postal-mime';

/** An e-mail as the page and the tests read it. */
export interface Message {
  /** Counts up from 1 in order of arrival. */
  id: number;
  /** ISO 8601, UTC. */
  received_at: string;
  from: string;
  /** Those of the envelope, so also blind copies. */
  to: string[];
  subject: string;
  text: string;
  /** As sent; undefined when there is none. */
  html: string | undefined;
  headers: Record<string, string>;
  attachments: { name: string; type: string; bytes: number }[];
}

/** More than anybody reads in one run; older ones go first. */
const capacity = 500;

/** The e-mails of this run, in memory. */
export class MessageStore {
  #messages: Message[] = [];
  #lastId = 0;

  /** @param source the whole e-mail as it came over the wire */
  async add(source: Uint8Array, recipients: string[]): Promise<Message> {
    const mail = await PostalMime.parse(source);
    const message: Message = {
      id: (this.#lastId += 1),
      received_at: new Date().toISOString(),
      from: mail.from?.address ?? '',
      to: recipients,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html,
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        bytes: typeof content === 'string' ? content.length : content.byteLength,
      })),
    };
    this.#messages = [...this.#messages.slice(1 - capacity), message];
    return message;
  }

  /** Newest first; only those to one address when it is given. */
  list(recipient?: string): Message[] {
    return this.#messages.filter(({ to }) => recipient === undefined || to.includes(recipient)).toReversed();
  }

  find(id: number): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    this.#messages = [];
  }
}
