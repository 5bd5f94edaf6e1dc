import pg from 'pg';

/** How many SQL statements this process sends while `work` runs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Query;
  const { submit } = prototype;
  let sent = 0;
  prototype.submit = function counted(this: pg.Query, ...given: Parameters<typeof submit>) {
    sent += 1;
    submit.apply(this, given);
  };
  try {
    await work();
    return sent;
  } finally {
    prototype.submit = submit;
  }
}
