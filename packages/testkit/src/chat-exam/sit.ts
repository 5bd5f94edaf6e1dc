import { languages, type Language } from './language.ts';
import { siteOf, type SiteItem } from './site.ts';
import type { Half } from './trades.ts';
import { random } from './random.ts';
import type { Subject, Texts, Trade } from './trade.ts';

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

interface Question {
  language: Language;
  text: string;
}

interface SubjectQuestion extends Question {
  subject: Subject;
}

/** How strangers ask: in haste, politely, at length. `{}` is what they want. */
const styles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '{}',
    '{}?',
    'Do you have {}?',
    "I'm looking for {}",
    'Can you tell me about {} please?',
    'Hi! A friend told me that there might be {} here.',
    'Where do I read more about {}?',
    'I would like to know whether you offer {}.',
  ],
  es: ['{}', '¿{}?', 'Busco {}', '¿Tienen {}?', '¿Dónde encuentro {}?', 'Hola, quisiera saber si ofrecen {}.'],
  fr: [
    '{}',
    '{} ?',
    'Je cherche {}',
    'Avez-vous {} ?',
    'Où trouver {} ?',
    'Bonjour, je voudrais savoir si vous proposez {}.',
  ],
};

/** What is asked about a trade's subjects in other words than the text's, each with what must answer it. */
function questionsAbout(trade: Trade, seed: number): SubjectQuestion[] {
  const { pick } = random(seed);
  return trade.subjects.flatMap((subject) =>
    languages.flatMap((language) =>
      subject.asked[language].map((asked) => ({
        language,
        subject,
        text: asked.endsWith('?') ? asked : pick(styles[language]).replace('{}', asked),
      })),
    ),
  );
}

/** What is asked in words of the trade. */
const plainQuestionsAbout = (trade: Trade): SubjectQuestion[] =>
  trade.subjects.flatMap((subject) =>
    languages.flatMap((language) => subject.plain[language].map((text) => ({ language, subject, text }))),
  );

/** What the site of a trade must refuse: what is asked in all the others, and what belongs to none. */
const foreignTo = (trade: Trade, others: readonly Trade[], outside: Texts): Question[] => [
  ...others.filter((other) => other !== trade).flatMap(plainQuestionsAbout),
  ...languages.flatMap((language) => outside[language].map((text) => ({ language, text }))),
];

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** Puts a generated site into the content database, in place of what was there. */
async function loadSite(query: Query, items: readonly SiteItem[]): Promise<void> {
  await query('DELETE FROM project');
  await query('DELETE FROM mobile_demo');
  await query('DELETE FROM page');
  await query('DELETE FROM blog_post');
  for (const item of items) await insert[item.kind](query, item);
}

const apk = '0'.repeat(64);

const insert: Record<SiteItem['kind'], (query: Query, item: SiteItem) => Promise<unknown>> = {
  project: (query, { slug, title, description, body, isPublished }) =>
    query(
      'INSERT INTO project (slug, title, description, long_description, is_published) VALUES ($1, $2, $3, $4, $5)',
      [slug, title, description, body.join('\n\n'), isPublished],
    ),
  blog_post: (query, { slug, title, description, body, isPublished }) =>
    query('INSERT INTO blog_post (slug, title, content, is_published) VALUES ($1, $2, $3, $4)', [
      slug,
      title,
      [description, ...body].join('\n\n'),
      isPublished,
    ]),
  async mobile_demo(query, { slug, title, description, body, isPublished }) {
    await query(`INSERT INTO media_file (hash, kind, bytes) VALUES ($1, 'apk', 1) ON CONFLICT DO NOTHING`, [apk]);
    return query(
      `INSERT INTO mobile_demo (slug, title, description, features, version, apk_hash, is_published)
         VALUES ($1, $2, $3, $4, '1.0', $5, $6)`,
      [slug, title, description, body.join('\n'), apk, isPublished],
    );
  },
  /** The first paragraph is a text, the others are cards. */
  page: (query, { slug, title, description, body: [text, ...cards], isPublished }) =>
    query(
      `WITH new_page AS (
         INSERT INTO page (slug, title, description, is_published) VALUES ($1, $2, $3, $4) RETURNING id
       ), new_section AS (
         INSERT INTO section (page_id, position, section_type, content)
           SELECT id, position, section_type, content FROM new_page,
             (VALUES (0, 'text', $5), (1, 'cards', '')) AS part(position, section_type, content) RETURNING id, position
       )
       INSERT INTO section_card (section_id, position, content)
         SELECT id, card.position, card.content FROM new_section,
           unnest($6::text[]) WITH ORDINALITY AS card(content, position) WHERE new_section.position = 1`,
      [slug, title, description, isPublished, text, cards],
    ),
};
