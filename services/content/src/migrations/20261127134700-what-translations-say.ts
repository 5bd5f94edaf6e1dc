import { migration } from '@portfolio/service-kit/database';
import { publishedVectors, siteLexeme } from './baseline/words.ts';

/** What may be translated of an item, as its snapshot names it (`items/translatable.ts`). */
const texts = 'title|subtitle|description|long_description|content|problem|decision|result|failure|button_text|alt';

/** What lists are searched for, by table: as `search_text`, in each other language. */
const searched = { project: 'title, description', page: 'title, description', blog_post: 'title, content' };

const languages = ['es', 'fr'];

const searchIndexes = Object.entries(searched).flatMap(([table, columns]) =>
  languages.map((language) => ({
    name: `${table}_search_${language}_idx`,
    on: `${table} USING gin (translated_text(translations -> '${language}', ARRAY[${columns}]) gin_trgm_ops)`,
  })),
);

/** The words of what is published, as it is written and in each other language. */
const lexemesByLanguage = `
  CREATE MATERIALIZED VIEW site_lexeme AS
    SELECT word AS lexeme, ndoc, 'en' AS language FROM ts_stat($$${publishedVectors}$$)
    ${languages
      .map(
        (language) => `UNION ALL SELECT word, ndoc, '${language}' FROM ts_stat($$
      SELECT t.search_vector FROM public.content_translation t LEFT JOIN public.project ON project.id = t.project_id
        LEFT JOIN public.page ON page.id = t.page_id
      WHERE t.language = '${language}' AND coalesce(project.is_published, page.is_published)$$)`,
      )
      .join('\n    ')};
  CREATE UNIQUE INDEX site_lexeme_key ON site_lexeme (lexeme, language);
  CREATE INDEX site_lexeme_trigram_idx ON site_lexeme USING gin (lexeme gin_trgm_ops);`;

/** Lists and the chatbot find items by their translations, and the sitemap knows those that are whole, without reading all texts. */
export const WhatTranslationsSay20261127134700 = migration('WhatTranslationsSay20261127134700', {
  borneBy: 'all',
  up: `
    ALTER TABLE site_owner ADD translations jsonb NOT NULL DEFAULT '{}';

    -- Translations of texts as they are written by now, lower-cased like search_text.
    CREATE FUNCTION translated_text(kept jsonb, originals text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN lower(coalesce((SELECT string_agg(said ->> 'text', E'\\n') FROM jsonb_array_elements(kept) AS said
        WHERE said ->> 'original' = ANY (originals)), '') COLLATE pg_c_utf8);
    ${searchIndexes.map(({ name, on }) => `CREATE INDEX ${name} ON ${on};`).join('\n')}

    -- What is translated of the texts that an item has by now: kept by the tables themselves, like their history.
    CREATE TABLE content_translation (
      project_id integer REFERENCES project ON DELETE CASCADE,
      page_id integer REFERENCES page ON DELETE CASCADE,
      language text NOT NULL,
      is_whole boolean NOT NULL,
      search_vector tsvector NOT NULL,
      CONSTRAINT content_translation_project_id_language_key UNIQUE (project_id, language),
      CONSTRAINT content_translation_page_id_language_key UNIQUE (page_id, language),
      CONSTRAINT content_translation_check CHECK (num_nonnulls(project_id, page_id) = 1)
    );
    CREATE INDEX content_translation_vector_idx ON content_translation USING gin (search_vector);

    CREATE FUNCTION translations_of(item jsonb)
      RETURNS TABLE (language text, is_whole boolean, search_vector tsvector) LANGUAGE sql STABLE AS $$
      WITH original AS MATERIALIZED (
        SELECT DISTINCT text #>> '{}' AS text FROM jsonb_path_query(item - 'translations', 'strict $.**
          ? (@.type() == "object").keyvalue() ? (@.key like_regex "^(?:${texts})$").value
          ? (@.type() == "string" && @ != "")') AS text
      )
      SELECT key, NOT EXISTS (SELECT text FROM original EXCEPT SELECT said ->> 'original' FROM jsonb_array_elements(kept) AS said),
        search_vector(left(title, 20000), body)
      FROM jsonb_each(item -> 'translations') AS each(key, kept)
      CROSS JOIN LATERAL (
        SELECT coalesce(string_agg(said ->> 'text', E'\\n') FILTER (WHERE said ->> 'original' = item ->> 'title'), '') AS title,
          string_agg(said ->> 'text', E'\\n') AS body
        FROM jsonb_array_elements(kept) AS said WHERE said ->> 'original' IN (SELECT text FROM original)
      ) AS told WHERE body IS NOT NULL
    $$;

    CREATE FUNCTION keep_translations() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        EXECUTE format('DELETE FROM content_translation WHERE %I = $1', TG_TABLE_NAME || '_id') USING NEW.id;
        EXECUTE format('INSERT INTO content_translation (%I, language, is_whole, search_vector)
          SELECT item.id, told.* FROM %I AS item, translations_of(%I(item.id)) AS told
          WHERE item.id = $1 AND item.translations <> ''{}''',
          TG_TABLE_NAME || '_id', TG_TABLE_NAME, TG_TABLE_NAME || '_snapshot') USING NEW.id;
        RETURN NULL;
      END
    $$;
    ${['project', 'page']
      .map(
        (table) => `
    INSERT INTO content_translation (${table}_id, language, is_whole, search_vector)
      SELECT item.id, told.* FROM ${table} AS item, translations_of(${table}_snapshot(item.id)) AS told
      WHERE item.translations <> '{}';
    CREATE CONSTRAINT TRIGGER ${table}_translations AFTER INSERT OR UPDATE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_translations();`,
      )
      .join('')}

    DROP MATERIALIZED VIEW site_lexeme;
    ${lexemesByLanguage}`,
  down: `
    DROP MATERIALIZED VIEW site_lexeme;
    ${siteLexeme}
    DROP TRIGGER project_translations ON project;
    DROP TRIGGER page_translations ON page;
    DROP FUNCTION keep_translations;
    DROP FUNCTION translations_of;
    DROP TABLE content_translation;
    ${searchIndexes.map(({ name }) => `DROP INDEX ${name};`).join('')}
    DROP FUNCTION translated_text;
    ALTER TABLE site_owner DROP translations`,
});
