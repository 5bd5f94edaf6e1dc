import type { Language } from '@portfolio/contracts/auth';
import { originalLanguage, type ChatSource } from '@portfolio/contracts/content';
import type { DataSource } from 'typeorm';
import { editDistance } from './edit-distance.ts';
import { WordTable } from './related/word-table.ts';

/** A published item that fits a question. */
export interface Finding {
  kind: ChatSource['kind'];
  /** Of its row; 0 for a topic of the site, which `key` names. */
  id: number;
  key: string;
  /** Share of the question's meaning that the item covers, 0 to 1. */
  coverage: number;
  score: number;
  /** Stems of the question that occur in it. */
  lexemes: string[];
  /** How many words of the question they stand for. */
  words: number;
  /** What in it comes nearest to the question's meaning. */
  sentences?: string[];
}

/** A word of a question as the site knows it. */
interface Term {
  lexemes: string[];
  /** Rare words say more. */
  weight: number;
}

interface WordRow {
  is_stop: boolean;
  /** Its stems that are published, in any of the languages. */
  lexemes: string[] | null;
  /** How many items have the most frequent of them. */
  ndoc: number | null;
  /** Published stems that share trigrams with it, when it has none itself. */
  near: { lexeme: string; ndoc: number }[] | null;
}

/** A word that occurs nowhere says a little more than one that occurs once. */
const unknownCount = 0.75;

/** A mended word may be another one after all. */
const mendedWorth = 0.8;

const minLengthToMend = 5;

const maxFindings = 8;

/** Typing errors that a word of this length may hold. */
const maxErrors = (word: string) => (word.length < minLengthToMend ? 0 : word.length < 8 ? 1 : 2);

/** Looks words up among those that are published, also translated, whatever their form, their language or a typing error. */
async function termsOf(
  database: DataSource,
  words: readonly string[],
  language: Language,
): Promise<{ terms: Term[]; total: number }> {
  const [{ items }] = await database.query<[{ items: number }]>(
    `SELECT (SELECT count(*) FROM project WHERE is_published)::integer + (SELECT count(*) FROM page WHERE is_published)
       + (SELECT count(*) FROM mobile_demo WHERE is_published) + (SELECT count(*) FROM site_topic) AS items`,
  );
  const table = await WordTable.load();
  const rarity = (count: number) => Math.log(1 + items / Math.max(unknownCount, count));
  const terms: Term[] = [];
  let total = 0;
  for (const [index, row] of (await lookUp(database, words, language)).entries()) {
    const word = words[index]!;
    if (row.is_stop) continue;
    // What is a word is no typing error: "flour" is not "four".
    const mended = (table.knows(word) ? undefined : row.near)
      ?.map((near) => ({ ...near, errors: editDistance(word, near.lexeme) }))
      .filter(({ errors }) => errors <= maxErrors(word))
      .toSorted((a, b) => a.errors - b.errors)[0];
    const lexemes = row.lexemes ?? [];
    const known = lexemes.length > 0 ? lexemes : mended ? [mended.lexeme] : [];
    const weight = rarity(row.ndoc ?? mended?.ndoc ?? 0);
    total += weight;
    if (known.length > 0) terms.push({ lexemes: known, weight: lexemes.length > 0 ? weight : weight * mendedWorth });
  }
  return { terms, total };
}

const lookUp = (database: DataSource, words: readonly string[], language: Language) =>
  database.query<WordRow[]>(
    `SELECT '{}' IN (ts_lexize('english_stem', w.word), ts_lexize('spanish_stem', w.word),
         ts_lexize('french_stem', w.word)) AS is_stop,
       known.lexemes, known.ndoc, near.near
     FROM unnest($1::text[]) WITH ORDINALITY AS w(word, i)
     CROSS JOIN LATERAL (
       SELECT array_agg(DISTINCT l.lexeme) AS lexemes, max(l.ndoc) AS ndoc FROM site_lexeme l
       WHERE l.language = ANY ($3) AND l.lexeme = ANY (ts_lexize('english_stem', w.word) || ts_lexize('spanish_stem', w.word)
         || ts_lexize('french_stem', w.word))) known
     LEFT JOIN LATERAL (
       SELECT json_agg(json_build_object('lexeme', c.lexeme, 'ndoc', c.ndoc)) AS near FROM (
         SELECT l.lexeme, l.ndoc FROM site_lexeme l
         WHERE l.language = ANY ($3) AND known.lexemes IS NULL AND length(w.word) >= $2 AND l.lexeme % w.word
         ORDER BY similarity(l.lexeme, w.word) DESC LIMIT 8) c) near ON true
     ORDER BY w.i`,
    [words, minLengthToMend, [originalLanguage, language]],
  );

/**
 * Published items that fit the words of a question, as they are written or told in its language, the best first. Drafts and patron
 * posts are not among the tables and rows looked at.
 * @returns nothing when no word of the question is a word of the site
 */
export async function findAnswers(
  database: DataSource,
  words: readonly string[],
  language: Language,
): Promise<Finding[]> {
  const { terms, total } = await termsOf(database, words, language);
  if (terms.length === 0) return [];
  const queries = terms.map(({ lexemes }) => lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`).join(' | '));
  const rows = await database.query<
    (Omit<Finding, 'lexemes' | 'coverage' | 'words'> & { covered: number; terms: number[] })[]
  >(
    `WITH term AS (
       SELECT i::integer, to_tsquery('simple', query) AS q, weight FROM unnest($1::text[], $2::float8[]) WITH ORDINALITY
         AS t(query, weight, i)
     ), hit(kind, id, key, i, in_title) AS (
       SELECT 'project', p.id, p.slug, t.i, ts_rank('{0,0,0,1}', p.search_vector, t.q) > 0
         FROM term t JOIN project p ON p.search_vector @@ t.q WHERE p.is_published
       UNION ALL SELECT 'project', p.id, p.slug, t.i, false FROM term t JOIN tag g ON g.search_vector @@ t.q
         JOIN project_tag pt ON pt.tag_id = g.id JOIN project p ON p.id = pt.project_id WHERE p.is_published
       UNION ALL SELECT 'mobile_demo', d.id, d.slug, t.i, ts_rank('{0,0,0,1}', d.search_vector, t.q) > 0
         FROM term t JOIN mobile_demo d ON d.search_vector @@ t.q WHERE d.is_published
       UNION ALL SELECT 'mobile_demo', d.id, d.slug, t.i, false FROM term t JOIN operating_system o ON o.search_vector @@ t.q
         JOIN mobile_demo_operating_system x ON x.operating_system_id = o.id
         JOIN mobile_demo d ON d.id = x.mobile_demo_id WHERE d.is_published
       UNION ALL SELECT 'page', p.id, p.slug, t.i, ts_rank('{0,0,0,1}', p.search_vector, t.q) > 0
         FROM term t JOIN page p ON p.search_vector @@ t.q WHERE p.is_published
       UNION ALL SELECT 'page', p.id, p.slug, t.i, ts_rank('{0,0,0,1}', s.search_vector, t.q) > 0
         FROM term t JOIN section s ON s.search_vector @@ t.q
         JOIN page p ON p.id = s.page_id WHERE p.is_published
       UNION ALL SELECT 'page', p.id, p.slug, t.i, false FROM term t JOIN section_card c ON c.search_vector @@ t.q
         JOIN section s ON s.id = c.section_id JOIN page p ON p.id = s.page_id WHERE p.is_published
       UNION ALL SELECT 'project', p.id, p.slug, t.i, ts_rank('{0,0,0,1}', c.search_vector, t.q) > 0
         FROM term t JOIN content_translation c ON c.search_vector @@ t.q AND c.language = $4
         JOIN project p ON p.id = c.project_id WHERE p.is_published
       UNION ALL SELECT 'page', p.id, p.slug, t.i, ts_rank('{0,0,0,1}', c.search_vector, t.q) > 0
         FROM term t JOIN content_translation c ON c.search_vector @@ t.q AND c.language = $4
         JOIN page p ON p.id = c.page_id WHERE p.is_published
       UNION ALL SELECT 'topic', 0, s.key, t.i, false FROM term t JOIN site_topic s ON s.search_vector @@ t.q
     ), item AS (
       SELECT kind, id, key, i, bool_or(in_title) AS in_title FROM hit GROUP BY kind, id, key, i
     )
     SELECT kind, id, key, sum(t.weight) AS covered, sum(t.weight * CASE WHEN in_title THEN 1.5 ELSE 1 END) AS score,
       array_agg(i) AS terms
     FROM item JOIN term t USING (i) GROUP BY kind, id, key
     ORDER BY score DESC, kind = 'topic', id DESC LIMIT $3`,
    [queries, terms.map(({ weight }) => weight), maxFindings, language],
  );
  return rows.map(({ covered, terms: matched, ...row }) => ({
    ...row,
    coverage: covered / total,
    score: row.score / total,
    words: matched.length,
    lexemes: matched.flatMap((i) => terms[i - 1]!.lexemes),
  }));
}
