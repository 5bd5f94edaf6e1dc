import { send, type CallRow, type Parameters, type ServedCall } from '../calls/index.ts';
import type { RestAnswer, RestClient } from '../clients/index.ts';
import { mark, markedBody, markedVariables, textFields } from './marked.ts';

let serial = 0;

/** How a try ended, and what it sent or was answered that is nobody else's business either. */
interface MarkedTry {
  /** The status, or the code of GraphQL. */
  outcome: number | string;
  secrets: string[];
}

/** Which of a call's tries are made: what is not good never comes to the database. */
export type Tries = 'all' | 'good';

/**
 * Makes all tries, and the good ones once more with a database that refuses the mark.
 * @param run runs SQL there as who may do everything
 */
export async function tryTwice(
  tries: readonly ((which: Tries) => Promise<MarkedTry>)[],
  run: (sql: string) => Promise<unknown>,
): Promise<{ outcomes: MarkedTry['outcome'][]; secrets: Set<string> }> {
  const made: MarkedTry[] = [];
  for (const one of tries) made.push(await one('all'));
  await run(refuseMarks);
  for (const one of tries) made.push(await one('good'));
  return { outcomes: made.map(({ outcome }) => outcome), secrets: new Set(made.flatMap(({ secrets }) => secrets)) };
}

/** What a client says besides its body; each try comes from an address of its own. */
const markedHeaders = () => {
  serial += 1;
  return {
    'idempotency-key': `${mark}-${serial}`.padEnd(20, '-'),
    'user-agent': `Browser of ${mark}`,
    referer: `https://${mark}.example/?of=${mark}`,
    cookie: `session=${mark}; csrftoken=${mark}`,
    'x-csrftoken': mark,
    'x-forwarded-for': `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`,
  };
};

const stranger = () => ({ ...markedHeaders(), authorization: `Bearer ${mark}.${mark}.${mark}` });

/**
 * Sends the mark in everything that a call takes: with a token that is none, unreadable, in fields that take no text, as a search,
 * and at last as it should be. What is refused of the last is left out in another try.
 */
export async function sendMarked<C>(
  client: RestClient,
  call: ServedCall<C>,
  row: CallRow,
  which: Tries,
): Promise<MarkedTry> {
  const own = (await row.own?.()) ?? {};
  const good = await row.body?.(own);
  if (which === 'all') await sendRefused(client, call, row, own, good);
  const answer = await sendTexts(client, call, row, own, good);
  return { outcome: answer.status, secrets: secretsIn([own, good instanceof FormData ? [] : good, answer.body]) };
}

/** Everything but what is as it should be. */
async function sendRefused<C>(
  client: RestClient,
  call: ServedCall<C>,
  row: CallRow,
  own: Parameters,
  good: object | undefined,
): Promise<void> {
  const { body } = call.route;
  const searched = { query: `?search=${mark}&page=${mark}&email=${mark}%40mark.example` };
  await send(client, call, row, own, good, stranger());
  if (call.method === 'get') await send(client, call, searched, own, undefined, markedHeaders());
  if (body) {
    const everything = Object.fromEntries(textFieldsOrAll(call).map((field) => [field, { [mark]: mark }]));
    for (const sent of [`{"name": "${mark}`, `["${mark}"]`, everything])
      await send(client, call, row, own, sent, markedHeaders());
  }
}

async function sendTexts<C>(
  client: RestClient,
  call: ServedCall<C>,
  row: CallRow,
  own: Parameters,
  good: object | undefined,
): Promise<RestAnswer> {
  const { body } = call.route;
  if (!body) return send(client, call, row, own, good, markedHeaders());
  const fields = textFields(body);
  const answer = await send(client, call, row, own, markedBody(good ?? {}, fields), markedHeaders());
  if (answer.status !== 400) return answer;
  const taken = fields.filter((field) => !(field in answer.body));
  return send(client, call, row, own, markedBody(good ?? {}, taken), markedHeaders());
}

const textFieldsOrAll = <C>({ route: { body } }: ServedCall<C>): string[] =>
  body ? ['name', ...textFields(body)] : [];

/** Sends the mark in everything that an operation takes, in its text, and in what is no operation. */
export async function sendMarkedOperation(
  client: RestClient,
  operation: string,
  variables: Record<string, unknown>,
  which: Tries,
): Promise<MarkedTry> {
  const post = (body: object | string, headers = markedHeaders()) => client.post('/graphql', body, headers);
  if (which === 'all') {
    const lists = Object.fromEntries(Object.keys(variables).map((name) => [name, [mark]]));
    await post({ query: operation, variables }, stranger());
    await post(`{"query": "${mark}`);
    await post({ query: operation.replace('{', `{ login(email: "${mark}"`), variables });
    await post({ query: operation, variables: lists });
  }
  const { body } = await post({ query: operation, variables: markedVariables(variables) });
  return { outcome: body.errors?.[0]?.extensions.code ?? 'ok', secrets: secretsIn([variables, body]) };
}

const isSecret = /password|token|secret|email|codes$|^(access|refresh)$/i;

/** Texts in bodies that let somebody in, or name somebody. */
function secretsIn(value: unknown, isInside = false): string[] {
  if (typeof value === 'string') return isInside && value.length > 5 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    secretsIn(item, isSecret.test(name) || (isInside && Array.isArray(value))),
  );
}

/**
 * SQL by which the database refuses whatever a service writes that is marked, in words that quote it, as PostgreSQL does with what is
 * no number: no rule of ours explains that, so it is a 500.
 */
const refuseMarks = `
  CREATE FUNCTION refuse_marks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW::text ILIKE '%${mark}%' AND NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      RAISE EXCEPTION USING ERRCODE = '22P02', DETAIL = NEW::text,
        MESSAGE = format('invalid input syntax for type integer: "%s"', NEW::text);
    END IF;
    RETURN NEW;
  END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TRIGGER refuse_marks BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_marks()', name);
    END LOOP;
  END $$`;
