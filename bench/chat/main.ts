/**
 * The chatbot over the demo content: how many answerable questions it answers with the right source, and how many that
 * nothing here answers it refuses. Asked one by one, each in a conversation of its own.
 */
import { answerable, unanswerable } from '@portfolio/demo/chat-questions';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';

const aim = { cited: 90, refused: 95 };
const url = `${required('CONTENT_URL')}/chatbot/chat/`;
const times: number[] = [];

/** The addresses that the answer links to. */
async function sourcesFor(question: string): Promise<string[]> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    // An address of its own for each, because one address may not ask this quickly.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${times.length + 1}` },
    body: JSON.stringify({ message: question, session_id: `session_bench_${times.length}` }),
  });
  if (!answer.ok) throw new Error(`"${question}" was answered ${answer.status}.`);
  const { sources } = (await answer.json()) as { sources: { url: string }[] };
  times.push(performance.now() - started);
  return sources.map(({ url: source }) => source);
}

/** @returns the percentage of `questions` that passes; prints those that do not */
async function rate<Question>(
  questions: readonly Question[],
  text: (question: Question) => string,
  passes: (question: Question, sources: string[]) => boolean,
): Promise<number> {
  const failed: string[] = [];
  for (const question of questions) {
    const sources = await sourcesFor(text(question));
    if (!passes(question, sources)) failed.push(`  ${text(question)} → ${sources.join(', ') || 'no source'}`);
  }
  if (failed.length > 0) console.log(failed.join('\n'));
  return (100 * (questions.length - failed.length)) / questions.length;
}

const cited = await rate(
  answerable,
  ({ question }) => question,
  ({ source }, sources) => sources.includes(source),
);
const refused = await rate(
  unanswerable,
  (question) => question,
  (_, sources) => sources.length === 0,
);
printFigures(`Chatbot over the demo content, ${median(times).toFixed(0)} ms an answer (median)`, 'aim', [
  { name: `${answerable.length} answerable: right source cited`, ours: cited, reference: aim.cited, unit: '%' },
  { name: `${unanswerable.length} unanswerable: refused`, ours: refused, reference: aim.refused, unit: '%' },
]);
if (cited < aim.cited || refused < aim.refused) process.exitCode = 1;
