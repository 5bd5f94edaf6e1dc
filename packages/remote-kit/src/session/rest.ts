import { ApiError, NetworkError, type Api } from '../contract/index.ts';
import { passwordNeeded, type Authorized, type Obstacle } from './authorized.ts';
import { asJson, type Send } from './transport.ts';

interface Dependencies {
  /** Prefix of every path, without a trailing slash. */
  base: string;
  send: Send;
  /** How a call gets its token; calls that sign in or out pass none. */
  authorized: Authorized;
  /** The same for what goes on beside the screens, which ends no session. Default: the same. */
  beside?: Authorized;
  log: (error: unknown, details: Record<string, unknown>) => void;
}

interface CallOptions<Answer> {
  signal?: AbortSignal;
  /** Checks and types the answer, such as a contract schema's `parse`. */
  parse?: (body: unknown) => Answer;
}

/** What the session asks over REST, besides what remotes may. */
export interface RestClient extends Api {
  get: <Answer = unknown>(path: string, options?: CallOptions<Answer>) => Promise<Answer>;
  post: <Answer = unknown>(path: string, body?: unknown, options?: CallOptions<Answer>) => Promise<Answer>;
}

async function json(response: Response): Promise<unknown> {
  return parsedJson(await response.text());
}

function parsedJson(text: string | null): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's page, not ours
  }
}

const codesOf = (response: Response): unknown => parsedJson(response.headers.get('X-Error-Codes'));

const obstacleOf = (response: Response): Obstacle => {
  if (response.status === 401) return 'token';
  return response.status === 403 && Object(codesOf(response)).detail?.code === passwordNeeded ? 'password' : undefined;
};

async function checked(response: Response, what: string): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, await json(response), `${what}: ${response.status}`, codesOf(response));
}

/** The REST client (core-site.md §7): failed calls are logged and rethrown. */
export function createApi({ base, send, authorized, beside = authorized, log }: Dependencies): RestClient {
  const exchange = async <Answer>(
    method: string,
    path: string,
    ask: (url: string, access: string | null) => Promise<Response>,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    const url = `${base}${path}`;
    try {
      const response = await authorized((access) => ask(url, access), obstacleOf);
      return await read(await checked(response, `${method} ${path}`));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status !== undefined || error instanceof NetworkError) log(error, { method, path, status });
      throw error;
    }
  };

  const call = <Answer>(
    method: string,
    path: string,
    body: unknown,
    { signal }: CallOptions<Answer>,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    const init = { method, ...(body !== undefined && asJson(body)), ...(signal && { signal }) };
    return exchange(method, path, (url, access) => send(url, { ...init, access }), read);
  };

  const parsed =
    <Answer>({ parse }: CallOptions<Answer>) =>
    async (response: Response): Promise<Answer> => {
      const body = await json(response);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `parse` the caller vouches for the type
      return parse ? parse(body) : (body as Answer);
    };

  return {
    get: (path, options = {}) => call('GET', path, undefined, options, parsed(options)),
    post: (path, body, options = {}) => call('POST', path, body, options, parsed(options)),
    stream(path, body, { signal } = {}) {
      const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' };
      const init = { method: 'POST', body: JSON.stringify(body), headers, ...(signal && { signal }) };
      const ask = (url: string, access: string | null) => send(url, { ...init, access });
      return exchange('POST', path, ask, (response) => Promise.resolve(response));
    },
    async events(path, { signal } = {}) {
      const init = { headers: { Accept: 'text/event-stream' }, isEndless: true, ...(signal && { signal }) };
      const response = await beside((access) => send(`${base}${path}`, { ...init, access }), obstacleOf);
      return checked(response, `GET ${path}`);
    },
    download: (path, options = {}) => call('GET', path, undefined, options, (response) => response.blob()),
  };
}
