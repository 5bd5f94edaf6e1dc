import type { Logger } from '@portfolio/service-kit/logging';

export interface ModelOptions {
  /** OpenAI-compatible base, such as `http://localhost:11434/v1`. */
  url: string;
  key?: string;
  model: string;
  log: Logger;
}

/** Asks a model by the OpenAI API. @throws when it cannot be reached, refuses, or leads elsewhere */
export async function askModel(
  { url, key, model }: ModelOptions,
  path: string,
  question: object,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...question }),
    // Key and question go to the configured address alone.
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`The model ${model} answered ${response.status} to ${path}`);
  return response;
}
