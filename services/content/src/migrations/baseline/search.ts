/** What the chatbot finds its answers with: before the tables, whose vectors these functions make. */
export const search = `
  CREATE EXTENSION IF NOT EXISTS unaccent;

  CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN lower(unaccent('unaccent', value) COLLATE pg_c_utf8);

  -- In each language, because nobody says which one a text is in. Only the beginning of a body: a vector has a limit.
  CREATE FUNCTION search_vector(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN setweight(to_tsvector('english', plain_text(title)) || to_tsvector('spanish', plain_text(title))
        || to_tsvector('french', plain_text(title)), 'A')
      || to_tsvector('english', plain_text(left(body, 20000))) || to_tsvector('spanish', plain_text(left(body, 20000)))
      || to_tsvector('french', plain_text(left(body, 20000)));`;
