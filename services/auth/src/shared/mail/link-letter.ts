import type { Language } from '@portfolio/contracts/auth';
import { letter } from '@portfolio/service-kit/mail';

/** What an e-mail says whose purpose is one link. */
export interface LinkTexts {
  subject: string;
  greeting: (name: string) => string;
  intro: (username: string) => string;
  /** Before the link, and on its button. */
  action: string;
  button: string;
  expiry: string;
  /** To whom did not ask for it. */
  ignore: string;
}

interface Recipient {
  username: string;
  first_name: string;
}

/** Such an e-mail to a user, for the mailer. */
export const linkLetter = (lang: Language, texts: LinkTexts, { username, first_name }: Recipient, url: string) =>
  letter({
    lang,
    subject: texts.subject,
    paragraphs: [
      texts.greeting(first_name || username),
      texts.intro(username),
      texts.action,
      texts.expiry,
      texts.ignore,
    ],
    link: { url, label: texts.button, after: 2 },
  });
