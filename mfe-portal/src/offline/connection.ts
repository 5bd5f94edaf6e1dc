import { refusalOf } from '@portfolio/remote-kit/forms';

/** Whether a call failed because nobody answered; a refusal and a fault of the server's own are answers. */
export function isWithoutConnection(error: unknown): boolean {
  const { kind, answered } = refusalOf(error);
  return kind === 'failed' && !answered;
}
