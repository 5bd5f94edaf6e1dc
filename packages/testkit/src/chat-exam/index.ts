/** What the chatbot is examined with: sites of twelve trades and what is asked about them, and questions over the demo content. */
export * from './demo-questions.ts';
export * from './sit.ts';
export * from './site.ts';
export * from './trades.ts';
