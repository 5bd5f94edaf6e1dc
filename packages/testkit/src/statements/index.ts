import pg from 'pg';

/** What workers ask of the queue, in their own time. */
const isOfQueue = (text: string | undefined) => text?.includes('graphile_worker') && !text.includes('add_job');

/** How many SQL statements this process sends while `work` runs, but for those by which workers look for jobs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Query;
  const { submit } = prototype;
  let sent = 0;
  prototype.submit = function counted(this: pg.Query, ...given: Parameters<typeof submit>) {
    const { text } = this as { text?: string };
    if (!isOfQueue(text)) sent += 1;
    submit.apply(this, given);
  };
  try {
    await work();
    return sent;
  } finally {
    prototype.submit = submit;
  }
}
