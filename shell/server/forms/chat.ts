import { randomBytes } from 'node:crypto';
import { documentedReply } from '@portfolio/contracts/content';
import type { Request } from 'express';
import { htmlText } from '../escape.ts';
import { typedIn, type Call, type Posted } from './posted.ts';

const path = '/chatbot';

/** core-site.md §2, "/chatbot": one question and its answer. Without scripts nobody keeps the conversation. */
export async function postQuestion(
  request: Request,
  call: (call: Call) => Promise<globalThis.Response>,
): Promise<Posted | string> {
  const typed = typedIn(request, ['message']);
  const message = typed['message']!.trim();
  if (message === '') return path;
  try {
    const answer = await call({
      url: '/chatbot/chat/',
      body: { message, session_id: `session_${randomBytes(16).toString('hex')}` },
    });
    if (!answer.ok) return { url: `${path}?outcome=failed`, status: answer.status, path, typed };
    const { response, sources } = documentedReply.parse(await answer.json());
    const links = sources.map(({ url, title }) => `<li><a href="${htmlText(url)}">${htmlText(title)}</a></li>`);
    const before = `<div data-answer><p><strong>${htmlText(message)}</strong></p><p>${htmlText(response)}</p><ul>${links.join('')}</ul></div>`;
    return { url: path, status: 200, path, typed: {}, before };
  } catch {
    return { url: `${path}?outcome=failed`, status: 503, path, typed };
  }
}
