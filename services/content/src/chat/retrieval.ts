import type { ChatSource } from '@portfolio/contracts/content';
import type { DataSource } from 'typeorm';
import { inEnglish } from './glossary.ts';

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
}

/** A word of a question as the site knows it. */
interface Term {
  lexemes: string[];
  /** Rare words say more. */
  weight: number;
}

interface WordRow {
  word: string;
  is_stop: boolean;
  lexemes: string[] | null;
  ndoc: number | null;
  near: string | null;
  near_ndoc: number | null;
}

/** A misspelt word is at least so similar (shared trigrams) to the one that is meant. */
const minSimilarity = 0.45;
const minLengthToMend = 5;

/** Looks words up among those that are published, whatever their form, their language or a typing error. */
async function termsOf(database: DataSource, words: readonly string[]): Promise<{ terms: Term[]; total: number }> {
  const [{ items }] = await database.query<[{ items: number }]>(
    `SELECT (SELECT count(*) FROM project WHERE is_published)::integer + (SELECT count(*) FROM page WHERE is_published)
       + (SELECT count(*) FROM mobile_demo WHERE is_published) + (SELECT count(*) FROM site_topic) AS items`,
  );
  const spoken = words.flatMap((word) => [word, inEnglish(word) ?? '']);
  const rows = await database.query<WordRow[]>(
    `SELECT w.word,
       '{}' IN (ts_lexize('english_stem', w.word), ts_lexize('spanish_stem', w.word), ts_lexize('french_stem', w.word))
         AS is_stop,
       known.lexemes, known.ndoc, near.lexeme AS near, near.ndoc AS near_ndoc
     FROM unnest($1::text[]) AS w(word)
     CROSS JOIN LATERAL (
       SELECT array_agg(l.lexeme) AS lexemes, max(l.ndoc) AS ndoc FROM site_lexeme l
       WHERE l.lexeme = ANY (ts_lexize('english_stem', w.word) || ts_lexize('spanish_stem', w.word)
         || ts_lexize('french_stem', w.word))) known
     LEFT JOIN LATERAL (
       SELECT l.lexeme, l.ndoc FROM site_lexeme l
       WHERE known.lexemes IS NULL AND length(w.word) >= $2 AND l.lexeme % w.word
         AND similarity(l.lexeme, w.word) >= $3 AND left(l.lexeme, 1) = left(w.word, 1)
       ORDER BY similarity(l.lexeme, w.word) DESC, l.ndoc DESC LIMIT 1) near ON true`,
    [spoken, minLengthToMend, minSimilarity],
  );
  const rarity = (count: number | null) => Math.log(1 + items / Math.max(1, count ?? 0.5));
  const terms: Term[] = [];
  let total = 0;
  for (let index = 0; index < rows.length; index += 2) {
    const own = rows[index]!;
    const english = rows[index + 1]!;
    if (own.is_stop && english.word === '') continue;
    const row = english.lexemes ? english : own;
    const lexemes = [...(own.lexemes ?? []), ...(english.lexemes ?? [])];
    const mended = lexemes.length === 0 && own.near ? [own.near] : lexemes;
    const weight = rarity(lexemes.length > 0 ? row.ndoc : own.near_ndoc);
    total += weight;
    if (mended.length > 0) terms.push({ lexemes: [...new Set(mended)], weight });
  }
  return { terms, total };
}

/**
 * Published items that fit the words of a question, the best first. Drafts and patron posts are not among the tables
 * and rows looked at.
 * @returns nothing when no word of the question is a word of the site
 */
export async function findAnswers(database: DataSource, words: readonly string[], limit = 8): Promise<Finding[]> {
  const { terms, total } = await termsOf(database, words);
  if (terms.length === 0) return [];
  const queries = terms.map(({ lexemes }) => lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`).join(' | '));
  const rows = await database.query<(Omit<Finding, 'lexemes' | 'coverage'> & { covered: number; terms: number[] })[]>(
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
       UNION ALL SELECT 'page', p.id, p.slug, t.i, false FROM term t JOIN section s ON s.search_vector @@ t.q
         JOIN page p ON p.id = s.page_id WHERE p.is_published
       UNION ALL SELECT 'page', p.id, p.slug, t.i, false FROM term t JOIN section_card c ON c.search_vector @@ t.q
         JOIN section s ON s.id = c.section_id JOIN page p ON p.id = s.page_id WHERE p.is_published
       UNION ALL SELECT 'topic', 0, s.key, t.i, false FROM term t JOIN site_topic s ON s.search_vector @@ t.q
     ), item AS (
       SELECT kind, id, key, i, bool_or(in_title) AS in_title FROM hit GROUP BY kind, id, key, i
     )
     SELECT kind, id, key, sum(t.weight) AS covered, sum(t.weight * CASE WHEN in_title THEN 1.5 ELSE 1 END) AS score,
       array_agg(i) AS terms
     FROM item JOIN term t USING (i) GROUP BY kind, id, key
     ORDER BY score DESC, kind = 'topic', id DESC LIMIT $3`,
    [queries, terms.map(({ weight }) => weight), limit],
  );
  return rows.map(({ covered, terms: matched, ...row }) => ({
    ...row,
    coverage: covered / total,
    lexemes: matched.flatMap((i) => terms[i - 1]!.lexemes),
  }));
}
