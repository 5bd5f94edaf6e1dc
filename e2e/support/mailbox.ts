import { expect } from '@playwright/test';

/** An e-mail as the local mailbox lists it. */
export interface Message {
  id: number;
  to: string[];
  subject: string;
  text: string;
  html?: string;
}

/** Reads the product's local mailbox. */
export class Mailbox {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** The newest e-mail to an address, of this subject where one is given; waits until there is one. */
  async waitFor(recipient: string, subject?: string): Promise<Message> {
    let messages: Message[] = [];
    await expect(async () => {
      messages = (await this.to(recipient)).filter((mail) => subject === undefined || mail.subject === subject);
      expect(messages, `an e-mail to ${recipient}`).not.toEqual([]);
    }).toPass();
    return messages[0] as Message;
  }

  /** Every e-mail to an address, newest first. */
  async to(recipient: string): Promise<Message[]> {
    const answer = await fetch(`${this.#address}/api/messages?to=${encodeURIComponent(recipient)}`);
    return (await answer.json()) as Message[];
  }

  async clear(): Promise<void> {
    await fetch(`${this.#address}/api/messages`, { method: 'DELETE' });
  }
}
