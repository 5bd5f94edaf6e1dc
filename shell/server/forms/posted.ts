import { describeClient, forwardedHeaders } from '@portfolio/service-kit/forward';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import type { Request, Response } from 'express';
import { htmlText } from '../escape.ts';

/** What came of a form that a browser without scripts has posted, for the document that answers it. */
export interface Posted {
  /** The address of the screen that says so. */
  url: string;
  status: number;
  /** Of its form, whose `action` is `path`. */
  path: string;
  typed: Readonly<Record<string, string>>;
  /** HTML that stands before the form. */
  before?: string;
}

/** Milliseconds that the call may take. */
const patience = 10_000;

/** The documented call that a form stands for. */
export interface Call {
  /** Absolute. */
  url: string;
  body: object;
  idempotencyKey?: string;
}

/** What was typed into the fields of these names. */
export const typedIn = ({ body }: Request, names: readonly string[]): Record<string, string> => {
  const fields = new URLSearchParams(body as string | undefined);
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
};

/** Makes the call as any other client would, in the name of who has posted the form. Rejects when there is no answer. */
export function handOn(
  request: Request,
  { url, body, idempotencyKey }: Call,
  trustProxy: TrustProxy,
): Promise<globalThis.Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const forwarded = forwardedHeaders(describeClient(request, trustProxy));
  for (let at = 0; at < forwarded.length; at += 2) headers.set(forwarded[at]!, forwarded[at + 1]!);
  return fetch(url, { method: 'POST', body: JSON.stringify(body), headers, signal: AbortSignal.timeout(patience) });
}

/** What this response is to say of a posted form. */
export const postedIn = ({ locals }: Response): Posted | undefined => locals['posted'] as Posted | undefined;

/** The screen with what came of the form, and what was typed in it again. */
export function withPosted(html: string, { path, typed, before = '' }: Posted): string {
  const start = html.search(new RegExp(`<form\\b[^>]*\\baction="${path}"`));
  if (start === -1) return html;
  const filled = Object.entries(typed).reduce(
    (form, [name, value]) =>
      form
        .replace(new RegExp(`<input\\b(?=[^>]*\\bname="${name}")`), (tag) => `${tag} value="${htmlText(value)}"`)
        // The first line break of a text area is not of its text.
        .replace(
          new RegExp(`(<textarea\\b[^>]*\\bname="${name}"[^>]*>)[^<]*`),
          (_, tag: string) => `${tag}\n${htmlText(value)}`,
        ),
    html.slice(start),
  );
  return html.slice(0, start) + before + filled;
}
