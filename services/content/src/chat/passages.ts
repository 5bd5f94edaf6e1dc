import type { Language } from '@portfolio/contracts/auth';
import type { ChatSource } from '@portfolio/contracts/content';
import type { DataSource } from 'typeorm';
import { keptIn, translator, type Kept } from '../items/in-language.ts';
import { itemPath, type ItemKind } from '../site/item-path.ts';
import { colons } from './phrases.ts';
import type { Finding } from './retrieval.ts';

/** What a published item says, as plain text, and where it is. */
export interface Passage extends ChatSource {
  text: string;
}

const unsaid = ['slug', 'title', 'version', 'image_alt', 'search_text', 'search_vector', 'created_at', 'updated_at'];
const addresses = ['github_url', 'live_url', 'webview_url', 'image_hash', 'apk_hash', 'ipa_hash'];
const menu = ['menu', 'menu_title_en', 'menu_title_es', 'menu_title_fr'];

/** SQL: these texts of a row in order, then those that are neither named here nor answer anybody: a field that comes later is among them. */
const textsOf = (row: string, first: readonly string[]): string =>
  `${first.map((name) => `${row}.${name}`).join(', ')},
   (SELECT string_agg(value #>> '{}', E'\\n' ORDER BY key)
    FROM jsonb_each(to_jsonb(${row}) - '{${[...first, ...unsaid, ...addresses, ...menu].join(', ')}}'::text[])
    WHERE jsonb_typeof(value) = 'string')`;

/** Between the texts of an item, and between the title and the content of a card: ASCII's own separators. */
const separators = { text: '\u001E', part: '\u001F' };
/** The same in SQL. */
const between = { texts: `E'\\x1E'`, parts: `E'\\x1F'` };

interface PassageRow extends Partial<Kept> {
  kind: ItemKind;
  id: number;
  slug: string;
  title: string;
  texts: string;
}

/**
 * The texts of items, told in a language where they are translated into it, in the order of `findings`; one that is published no
 * more is left out. Topics have no text here.
 */
export async function passagesOf(
  database: DataSource,
  findings: readonly Finding[],
  language: Language,
): Promise<Map<Finding, Passage>> {
  const kept = keptIn('p', language);
  const rows = await database.query<PassageRow[]>(
    `SELECT 'project' AS kind, p.id, p.slug, p.title, concat_ws(${between.texts}, ${textsOf('p', ['description', 'long_description'])},
         (SELECT string_agg(t.name, ', ' ORDER BY pt.position) FROM project_tag pt JOIN tag t ON t.id = pt.tag_id
          WHERE pt.project_id = p.id)) AS texts${kept}
       FROM project p WHERE p.is_published AND p.id = ANY ($1::integer[])
     UNION ALL SELECT 'mobile_demo', d.id, d.slug, d.title, concat_ws(${between.texts}, ${textsOf('d', ['description', 'features'])},
         (SELECT string_agg(o.name, ', ' ORDER BY x.position) FROM mobile_demo_operating_system x
          JOIN operating_system o ON o.id = x.operating_system_id WHERE x.mobile_demo_id = d.id))${kept && ', NULL'}
       FROM mobile_demo d WHERE d.is_published AND d.id = ANY ($2::integer[])
     UNION ALL SELECT 'page', p.id, p.slug, p.title, concat_ws(${between.texts}, ${textsOf('p', ['description'])},
         (SELECT string_agg(concat_ws(${between.texts}, nullif(s.title, ''), nullif(s.subtitle, ''), nullif(s.content, ''),
            nullif(s.problem, ''), nullif(s.decision, ''), nullif(s.result, ''), nullif(s.failure, ''),
            (SELECT string_agg(concat_ws(${between.parts}, nullif(c.title, ''), nullif(c.content, '')), ${between.texts} ORDER BY c.position)
             FROM section_card c WHERE c.section_id = s.id)), ${between.texts} ORDER BY s.position)
          FROM section s WHERE s.page_id = p.id))${kept}
       FROM page p WHERE p.is_published AND p.id = ANY ($3::integer[])`,
    (['project', 'mobile_demo', 'page'] as const).map((kind) =>
      findings.filter((finding) => finding.kind === kind).map(({ id }) => id),
    ),
  );
  const passages = new Map<Finding, Passage>();
  for (const finding of findings) {
    const row = rows.find(({ kind, id }) => kind === finding.kind && id === finding.id);
    if (row) passages.set(finding, passageOf(row, language));
  }
  return passages;
}

function passageOf({ kind, slug, title, texts, kept }: PassageRow, language: Language): Passage {
  const find = translator(kept ?? []);
  const colon = kept ? colons[language] : ': ';
  const lines = texts.split(separators.text).map((line) =>
    line
      .split(separators.part)
      .map((one) => find('', one) ?? one)
      .join(colon),
  );
  return { kind, title: find('title', title) ?? title, url: itemPath(kind, slug), text: lines.join('\n') };
}

/** Lines and sentences of a text, in order. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
