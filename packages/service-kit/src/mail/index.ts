export { escapeHtml } from './escape-html.ts';
export { letter, type Letter } from './letter.ts';
export { mailDocument } from './mail-document.ts';
export { addressOf, createMailer, type Mail, type Mailer } from './mailer.ts';
