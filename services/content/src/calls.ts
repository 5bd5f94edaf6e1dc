import { chatCalls } from './chat/chat.calls.ts';
import { contactCalls } from './contact/contact.calls.ts';

/** Use cases that routes and fields are made of. */
export const calls = [...contactCalls, ...chatCalls];
