import pg from 'pg';

/** The two statements behind a page of a list, as the service sent them, without the request's comment. */
export interface Statements {
  page: string;
  count: string;
}

/** Of the list that is asked. The service sends its statements prepared, with this as a parameter. */
const pageSize = 12;
const patterns = { page: '%OFFSET%', count: 'SELECT count(*)%' };

/**
 * Taken from the server's own view of what the service last sent, so that the reference cannot drift from the service.
 * @param url of the list, at the service
 * @param database the service's own address
 */
export async function captureStatements(url: string, database: string): Promise<Statements> {
  await (await fetch(url)).text();
  const client = new pg.Client({ connectionString: database, application_name: 'bench' });
  await client.connect();
  const capture = async (pattern: string): Promise<string> => {
    const { rows } = await client.query<{ query: string }>(
      `SELECT query FROM pg_stat_activity
       WHERE datname = current_database() AND application_name <> 'bench' AND query LIKE $1
       ORDER BY query_start DESC LIMIT 1`,
      [pattern],
    );
    const text = rows[0]?.query
      .replace(/\/\* request_id=.*\*\/\s*$/, '')
      .replace('LIMIT $1 OFFSET $2', `LIMIT ${pageSize} OFFSET 0`);
    if (!text) throw new Error(`No statement like ${pattern} was seen after ${url}.`);
    await client.query(text);
    return text;
  };
  try {
    return { page: await capture(patterns.page), count: await capture(patterns.count) };
  } finally {
    await client.end();
  }
}
