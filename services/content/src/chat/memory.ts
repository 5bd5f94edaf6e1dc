import { createHash } from 'node:crypto';
import type { ChatReply, ChatSource } from '@portfolio/contracts/content';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

export interface Turn {
  question: string;
  answer: string;
  sources: ChatSource[];
}

/** Turns of one conversation that are kept, and for how long. */
const maxTurns = 6;
const lifetime = '12 hours';

const digest = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/** The last turns of a conversation, oldest first. */
export async function recall(database: DataSource, sessionId: string): Promise<Turn[]> {
  const turns = await database.query<Turn[]>(
    `SELECT question, answer, sources FROM chat_turn
     WHERE session = $1 AND created_at > now() - $2::interval ORDER BY id DESC LIMIT $3`,
    [digest(sessionId), lifetime, maxTurns],
  );
  return turns.toReversed();
}

/** Adds a turn and forgets those that are too many. */
export async function remember(
  database: DataSource,
  sessionId: string,
  question: string,
  { response, sources }: ChatReply,
): Promise<void> {
  await database.query(
    `WITH added AS (
       INSERT INTO chat_turn (session, question, answer, sources) VALUES ($1, $2, $3, $4::jsonb)
     )
     DELETE FROM chat_turn WHERE id IN (
       SELECT id FROM chat_turn WHERE session = $1 ORDER BY id DESC OFFSET $5)`,
    [digest(sessionId), question, response, JSON.stringify(sources), maxTurns - 1],
  );
}

const taskName = 'forget-conversations';

export const forgetSchedule: Schedule = { task: taskName, cron: '41 * * * *' };

/** Removes conversations whose time is over. */
export const forgetJob = (database: DataSource): Task =>
  task(taskName, z.unknown(), async () => {
    await database.query('DELETE FROM chat_turn WHERE created_at < now() - $1::interval', [lifetime]);
  });

/** Makes the words by which questions are understood follow the published content; queued by the database itself. */
export const refreshWordsJob = (database: DataSource): Task =>
  task('refresh-words', z.unknown(), async () => {
    await database.query('REFRESH MATERIALIZED VIEW CONCURRENTLY site_lexeme');
  });
