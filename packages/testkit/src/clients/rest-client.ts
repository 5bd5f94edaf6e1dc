/** A test reads answers as loosely as a foreign client would. */
// oxlint-disable-next-line typescript/no-explicit-any -- assertions look into bodies of any shape
type Json = any;

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, the text of any other type, or undefined for an empty body. */
  body: Json;
}

type Body = object | string | FormData | URLSearchParams | undefined;

/** Calls a service over real HTTP: `api.get('/x/')`, `api.post('/x/', { … })`. A string body is sent as it is, as JSON. */
export interface RestClient {
  get(path: string, headers?: Record<string, string>): Promise<RestAnswer>;
  options(path: string, headers?: Record<string, string>): Promise<RestAnswer>;
  post(path: string, body?: Body, headers?: Record<string, string>): Promise<RestAnswer>;
  put(path: string, body?: Body, headers?: Record<string, string>): Promise<RestAnswer>;
  patch(path: string, body?: Body, headers?: Record<string, string>): Promise<RestAnswer>;
  delete(path: string, headers?: Record<string, string>): Promise<RestAnswer>;
}

export function restClient(baseUrl: string, bearer?: () => Promise<string>): RestClient {
  async function call(method: string, path: string, body: Body, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const isJson = body !== undefined && !isForm;
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${await bearer()}` }),
        ...headers,
      },
      body: isJson && typeof body !== 'string' ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    const parsed: Json = text === '' ? undefined : json ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed };
  }
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    options: (path, headers) => call('OPTIONS', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
