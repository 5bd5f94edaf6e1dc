import { languages, type Language } from './language.ts';
import { foreignTo, plainQuestionsAbout, questionsAbout, type SubjectQuestion } from './questions.ts';
import { loadSite, type Query } from './load.ts';
import { siteOf } from './site.ts';
import type { Half } from './trades.ts';

/** How a share of questions came out. */
export interface Mark {
  passed: number;
  asked: number;
}

export interface Result {
  /** Questions in other words than the text's whose source was among the first two. */
  answered: Record<Language, Mark>;
  /** The same of questions in words of the trade. */
  plain: Record<Language, Mark>;
  /** Questions that nothing answers and to which no source was given. */
  refused: Mark;
  /** Those of them that share a word with the site. */
  nearby: Mark;
  /** How to get in touch, and what it costs: answered by the page that says so, else by the one where to ask. */
  elementary: Record<Language, Mark>;
  /** What went wrong, one line each. */
  failures: string[];
  /** Milliseconds of each question. */
  times: number[];
}

interface Candidate {
  query: Query;
  /** Returns when what is in the database is what the chatbot knows. */
  settle: () => Promise<void>;
  /** The addresses that the answer cites. */
  ask: (question: string) => Promise<string[]>;
}

const folders = {
  project: '/projects',
  mobile_demo: '/mobile-demos',
  page: '/page',
  blog_post: '/patron-blog',
} as const;

/** Asks the chatbot everything that is asked about the sites of a half's trades, one site after the other. */
export async function sit(
  { query, settle, ask }: Candidate,
  { trades, seeds, outside, elementary }: Half,
): Promise<Result> {
  const mark = (): Mark => ({ passed: 0, asked: 0 });
  const result: Result = {
    answered: { en: mark(), es: mark(), fr: mark() },
    plain: { en: mark(), es: mark(), fr: mark() },
    refused: mark(),
    nearby: mark(),
    elementary: { en: mark(), es: mark(), fr: mark() },
    failures: [],
    times: [],
  };
  const count = (of: Mark, passed: boolean, failure: string) => {
    of.asked += 1;
    if (passed) of.passed += 1;
    else result.failures.push(failure);
  };
  const timed = async (question: string) => {
    const started = performance.now();
    const sources = await ask(question);
    result.times.push(performance.now() - started);
    return sources;
  };
  for (const seed of seeds) {
    for (const trade of trades) {
      const items = siteOf(trade, seed);
      await loadSite(query, items);
      await settle();
      const askAbout = async (marks: Record<Language, Mark>, questions: readonly SubjectQuestion[]) => {
        for (const { language, text, subject } of questions) {
          const item = items.find((one) => one.subject === subject)!;
          const url = `${folders[item.kind]}/${item.slug}`;
          const sources = await timed(text);
          const got = sources.join(', ') || 'refused';
          count(marks[language], sources.slice(0, 2).includes(url), `${trade.name}: ${text} → ${got}, not ${url}`);
        }
      };
      await askAbout(result.answered, questionsAbout(trade, seed));
      await askAbout(result.plain, plainQuestionsAbout(trade));
      for (const { text } of foreignTo(trade, trades, outside)) {
        const sources = await timed(text);
        count(result.refused, sources.length === 0, `${trade.name}: ${text} → ${sources.join(', ')}, not refused`);
      }
      const priced = items.find(({ kind, title }) => kind === 'page' && /\b(price|rate|fee|cost)s?\b/i.test(title));
      for (const language of languages) {
        for (const text of trade.nearby[language]) {
          const sources = await timed(text);
          count(result.nearby, sources.length === 0, `${trade.name}: ${text} → ${sources.join(', ')}, not refused`);
        }
        for (const [kind, questions] of Object.entries(elementary)) {
          const url = kind === 'price' && priced ? `/page/${priced.slug}` : '/contact';
          for (const text of questions[language]) {
            const [got = 'refused'] = await timed(text);
            count(result.elementary[language], got === url, `${trade.name}: ${text} → ${got}, not ${url}`);
          }
        }
      }
    }
  }
  return result;
}

export const percentage = ({ passed, asked }: Mark): number => (100 * passed) / asked;
