import { currentContext } from '@portfolio/service-kit/request-context';
import pg from 'pg';

/** What workers ask of the queue and do for nobody who asks, and auth of its sessions that have ended, in their own time. */
const isOfItself = (text = '') =>
  currentContext()?.clientAddress === '' ||
  (text.includes('graphile_worker') && !text.includes('add_job')) ||
  /FROM session WHERE revoked_at >/.test(text);

/** How many SQL statements this process sends while `work` runs, but for those that come by themselves. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Query;
  const { submit } = prototype;
  let sent = 0;
  prototype.submit = function counted(this: pg.Query, ...given: Parameters<typeof submit>) {
    const { text } = this as { text?: string };
    if (!isOfItself(text)) sent += 1;
    submit.apply(this, given);
  };
  try {
    await work();
    return sent;
  } finally {
    prototype.submit = submit;
  }
}
