import pg from 'pg';

/** One statement as the service sent it, without the request's comment. */
export interface Statement {
  text: string;
  parameters: unknown[];
}

/**
 * The statement behind a page of a list, taken from the server's own view of what the service last sent, so that the
 * reference cannot drift from the service.
 * @param url of the list, at the service
 * @param database the service's own address
 * @param parameters of the statement, in its order
 */
export async function captureStatement(url: string, database: string, parameters: unknown[]): Promise<Statement> {
  await (await fetch(url)).text();
  const client = new pg.Client({ connectionString: database, application_name: 'bench' });
  await client.connect();
  try {
    const { rows } = await client.query<{ query: string }>(
      `SELECT query FROM pg_stat_activity
       WHERE datname = current_database() AND application_name <> 'bench' AND query LIKE '%OFFSET%'
       ORDER BY query_start DESC LIMIT 1`,
    );
    const text = rows[0]?.query.replace(/\/\* request_id=.*\*\/\s*$/, '');
    if (!text) throw new Error(`No statement of a list was seen after ${url}.`);
    await client.query(text, parameters);
    return { text, parameters };
  } finally {
    await client.end();
  }
}
