import { clientCalls } from './clients/clients.calls.ts';

/** Every use case of this service, as callers meet it. */
export const calls = [...clientCalls];
