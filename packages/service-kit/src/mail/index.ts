export * from './escape-html.ts';
export * from './letter.ts';
export * from './mail-document.ts';
export * from './mailer.ts';
