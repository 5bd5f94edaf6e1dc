import { isNativeError } from 'node:util/types';

/** PostgreSQL's data exceptions: they quote the value. */
const dataException = /^22[0-9A-Z]{3}$/;

/** Bounded, so that it takes no long look at a long word. */
const address = /[^\s<>"'(),;:=]{1,64}@[^\s<>"'(),;:=]+/g;

/** An SMTP server's status, and with RFC 3463 what is the matter; what it says besides is about the message or its recipient. */
const smtpStatus = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

/**
 * What logs keep of an error. A failed query carries its parameters, and the row that was refused; words of databases, parsers and mail
 * servers quote what they refuse, and so does the first line of a stack. Libraries throw errors whose message is missing, and causes that lead in
 * a circle: whoever tells of an error never makes another.
 */
export function describeError(error: unknown, causes = 5): object {
  // One of Node's own is of another realm in tests.
  if (!(error instanceof Error || isNativeError(error))) return { message: withoutAddresses(String(error)) };
  const message = messageOf(error);
  const name = textOf(error, 'name');
  const { cause } = error;
  return {
    type: name,
    message,
    code: 'code' in error ? error.code : undefined,
    stack: [`${name}: ${message}`, ...(textOf(error, 'stack').match(/^ {4}at .*$/gm) ?? [])].join('\n'),
    cause: cause === undefined || causes === 0 ? undefined : describeError(cause, causes - 1),
  };
}

function messageOf(error: Error): string {
  const quotes = textOf(error, 'name') === 'SyntaxError' || dataException.test(textOf(error, 'code'));
  const response = textOf(error, 'response');
  let message = textOf(error, 'message');
  if (response) message = message.replace(response, () => smtpStatus.exec(response)?.[0] ?? '…');
  if (quotes) message = message.replace(/".*"/s, '"…"');
  return withoutAddresses(message);
}

const withoutAddresses = (text: string): string => text.replaceAll(address, '…@…');

function textOf(error: Error, key: 'code' | 'message' | 'name' | 'response' | 'stack'): string {
  const value: unknown = key in error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}
