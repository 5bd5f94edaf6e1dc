/**
 * The chatbot's exam: sites of twelve trades, made by a generator, and questions in other words than their texts. Its first
 * half is what the search is improved with; the second, which nothing is chosen by, is the result. Asked one by one.
 * `HALF=developing npm run bench -- chat` sits one half, `FAILURES=1` also prints what went wrong in the first.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { halves, percentage, sit, type Result } from '@portfolio/testkit/chat-exam';
import pg from 'pg';
import { required } from '../support/environment.ts';
import { median, p95 } from '../support/median.ts';
import { printFigures } from '../support/table.ts';

const aim = { en: 85, es: 75, fr: 75, refused: 95, elementary: 100, milliseconds: 50 };
const url = `${required('CONTENT_URL')}/chatbot/chat/`;
const database = new pg.Client(required('CONTENT_DATABASE_URL'));
await database.connect();

let asked = 0;

/** The addresses that the answer links to. */
async function ask(question: string): Promise<string[]> {
  asked += 1;
  const answer = await fetch(url, {
    method: 'POST',
    // An address of its own for each, because one address may not ask this quickly.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${2 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify({ message: question, session_id: `session_bench_${asked}` }),
  });
  if (!answer.ok) throw new Error(`"${question}" was answered ${answer.status}.`);
  const { sources } = (await answer.json()) as { sources: { url: string }[] };
  return sources.map(({ url: source }) => source);
}

/** Until the words of the site are those of its texts, which takes at most two seconds. */
async function settle(): Promise<void> {
  const end = Date.now() + 2_000;
  for (;;) {
    const { rowCount } = await database.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'refresh-words'`,
    );
    if (rowCount === 0) return;
    if (Date.now() > end) throw new Error('What was published was not known after two seconds.');
    await delay(50);
  }
}

function print(name: string, { answered, plain, refused, nearby, elementary, times }: Result): void {
  const figures = (['en', 'es', 'fr'] as const).flatMap((language) => [
    {
      name: `${language}, in other words (${answered[language].asked})`,
      ours: percentage(answered[language]),
      reference: aim[language],
      unit: '%',
    },
    {
      name: `${language}, in words of the trade (${plain[language].asked})`,
      ours: percentage(plain[language]),
      reference: aim[language],
      unit: '%',
    },
    {
      name: `${language}, contact and prices (${elementary[language].asked})`,
      ours: percentage(elementary[language]),
      reference: aim.elementary,
      unit: '%',
    },
  ]);
  printFigures(`Chatbot, ${name} half, ${median(times).toFixed(0)} ms an answer (median)`, 'aim', [
    ...figures,
    { name: `refused (${refused.asked})`, ours: percentage(refused), reference: aim.refused, unit: '%', digits: 1 },
    {
      name: `refused, though they share a word with the site (${nearby.asked})`,
      ours: percentage(nearby),
      reference: aim.refused,
      unit: '%',
      digits: 1,
    },
    { name: 'p95 of an answer', ours: p95(times), reference: aim.milliseconds, unit: 'ms' },
  ]);
}

try {
  for (const [name, half] of Object.entries(halves)) {
    if ((process.env['HALF'] ?? name) !== name) continue;
    const result = await sit({ query: (text, values) => database.query(text, values), settle, ask }, half);
    if (name === 'developing' && process.env['FAILURES']) console.log(result.failures.join('\n'));
    print(name, result);
    if (percentage(result.refused) < aim.refused) process.exitCode = 1;
  }
} finally {
  await database.end();
}
