import type { MigrationInterface, QueryRunner } from 'typeorm';

const vectored = ['project', 'tag', 'mobile_demo', 'operating_system', 'page', 'section', 'section_card'];
const changing = [
  'project',
  'project_tag',
  'mobile_demo',
  'mobile_demo_operating_system',
  'page',
  'section',
  'section_card',
];

/**
 * What the chatbot finds its answers with: full-text vectors of everything that can be published (in English, Spanish
 * and French, without accents), the words of what is published, the site's own topics, and the turns of conversations.
 */
export class Chat20261121150000 implements MigrationInterface {
  name = 'Chat20261121150000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE EXTENSION IF NOT EXISTS unaccent;

      CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        RETURN lower(unaccent('unaccent', value) COLLATE pg_c_utf8);

      -- In each language, because nobody says which one a text is in. Only the beginning of a body: a vector has a limit.
      CREATE FUNCTION search_vector(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        RETURN setweight(to_tsvector('english', plain_text(title)) || to_tsvector('spanish', plain_text(title))
            || to_tsvector('french', plain_text(title)), 'A')
          || to_tsvector('english', plain_text(left(body, 20000))) || to_tsvector('spanish', plain_text(left(body, 20000)))
          || to_tsvector('french', plain_text(left(body, 20000)));

      ALTER TABLE project ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector(title, description || E'\\n' || long_description)) STORED;
      ALTER TABLE tag ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS (search_vector(name, '')) STORED;
      ALTER TABLE mobile_demo ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector(title, description || E'\\n' || features)) STORED;
      ALTER TABLE operating_system ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector(name, '')) STORED;
      ALTER TABLE page ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector(title, description)) STORED;
      ALTER TABLE section ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector('', title || E'\\n' || subtitle || E'\\n' || content)) STORED;
      ALTER TABLE section_card ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (search_vector('', title || E'\\n' || content)) STORED;
      CREATE INDEX project_vector_idx ON project USING gin (search_vector);
      CREATE INDEX tag_vector_idx ON tag USING gin (search_vector);
      CREATE INDEX mobile_demo_vector_idx ON mobile_demo USING gin (search_vector);
      CREATE INDEX operating_system_vector_idx ON operating_system USING gin (search_vector);
      CREATE INDEX page_vector_idx ON page USING gin (search_vector);
      CREATE INDEX section_vector_idx ON section USING gin (search_vector);
      CREATE INDEX section_card_vector_idx ON section_card USING gin (search_vector);

      -- What the site itself is about; the answers are in the code (chat/topics.ts).
      CREATE TABLE site_topic (
        key text PRIMARY KEY,
        keywords text NOT NULL,
        search_vector tsvector NOT NULL GENERATED ALWAYS AS (search_vector(keywords, '')) STORED
      );
      INSERT INTO site_topic (key, keywords) VALUES
        ('contact', 'contact reach write message email mail phone call hire quote support
          contactar contacto escribir mensaje correo telefono contratar presupuesto soporte
          contacter contact ecrire message courriel telephone embaucher recruter devis joindre'),
        ('services', 'services offer web mobile development developer app ai integration consulting website help
          servicios ofrecer ofreces desarrollo desarrollador aplicaciones moviles inteligencia artificial integracion ayuda
          services offrir proposez developpement developpeur applications mobiles intelligence artificielle aide'),
        ('projects', 'projects portfolio work showcase source code github
          proyectos portafolio trabajos codigo
          projets portefeuille travaux realisations code'),
        ('mobile_demos', 'mobile demos demo apps download install apk ipa android ios qr phone
          demos moviles aplicaciones descargar instalar telefono
          demos mobiles applications telecharger installer telephone'),
        ('patron_blog', 'blog posts patron patreon supporter tier membership articles
          blog entradas articulos mecenas patrocinador apoyar membresia
          blog articles mecene soutien soutenir adherent'),
        ('location', 'location located where based remote worldwide office country
          ubicacion ubicado donde remoto mundial oficina pais
          emplacement situe ou distance monde bureau pays teletravail');

      -- Words of what visitors may see and in how many items each occurs: for weights and for mending typing errors.
      -- PostgreSQL fills materialized views with an empty search_path, hence the schema.
      CREATE MATERIALIZED VIEW site_lexeme AS SELECT word AS lexeme, ndoc FROM ts_stat($$
        SELECT search_vector FROM public.project WHERE is_published
        UNION ALL SELECT t.search_vector FROM public.tag t JOIN public.project_tag pt ON pt.tag_id = t.id
          JOIN public.project p ON p.id = pt.project_id WHERE p.is_published
        UNION ALL SELECT search_vector FROM public.mobile_demo WHERE is_published
        UNION ALL SELECT o.search_vector FROM public.operating_system o
          JOIN public.mobile_demo_operating_system x ON x.operating_system_id = o.id
          JOIN public.mobile_demo d ON d.id = x.mobile_demo_id WHERE d.is_published
        UNION ALL SELECT search_vector FROM public.page WHERE is_published
        UNION ALL SELECT s.search_vector FROM public.section s JOIN public.page p ON p.id = s.page_id WHERE p.is_published
        UNION ALL SELECT c.search_vector FROM public.section_card c JOIN public.section s ON s.id = c.section_id
          JOIN public.page p ON p.id = s.page_id WHERE p.is_published
        UNION ALL SELECT search_vector FROM public.site_topic
      $$);
      CREATE UNIQUE INDEX site_lexeme_key ON site_lexeme (lexeme);
      CREATE INDEX site_lexeme_trigram_idx ON site_lexeme USING gin (lexeme gin_trgm_ops);

      -- The words follow the content: one waiting job however many changes there are. Asked for when a transaction
      -- ends and once in each, so that writers hold the job's row for no time and after everything else they lock.
      CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF current_setting('content.changed_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
            PERFORM set_config('content.changed_in', pg_current_xact_id()::text, true);
            PERFORM graphile_worker.add_job('refresh-words', '{"payload": {}}'::json,
              job_key => 'refresh-words', run_at => now() + interval '2 seconds');
          END IF;
          RETURN NULL;
        END $$;
      ${changing
        .map(
          (table) => `CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();`,
        )
        .join('\n')}

      CREATE TABLE chat_turn (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- A digest: whoever reads the table cannot continue the conversation.
        session text NOT NULL,
        question text NOT NULL,
        answer text NOT NULL,
        sources jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_turn_session_idx ON chat_turn (session, id DESC);
      CREATE INDEX chat_turn_created_idx ON chat_turn (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE chat_turn;
      ${changing.map((table) => `DROP TRIGGER content_changed ON ${table};`).join('\n')}
      DROP FUNCTION content_changed;
      DROP MATERIALIZED VIEW site_lexeme;
      DROP TABLE site_topic;
      ${vectored.map((table) => `ALTER TABLE ${table} DROP COLUMN search_vector;`).join('\n')}
      DROP FUNCTION search_vector, plain_text;
    `);
  }
}
