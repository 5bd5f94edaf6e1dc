const changing = [
  'project',
  'project_tag',
  'mobile_demo',
  'mobile_demo_operating_system',
  'page',
  'section',
  'section_card',
];

/** The vectors of what visitors may see. PostgreSQL fills materialized views with an empty search_path, hence the schema. */
export const publishedVectors = `
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
  UNION ALL SELECT search_vector FROM public.site_topic`;

/** Words of what visitors may see and in how many items each occurs: for weights and for mending typing errors. */
export const siteLexeme = `
  CREATE MATERIALIZED VIEW site_lexeme AS SELECT word AS lexeme, ndoc FROM ts_stat($$${publishedVectors}$$);
  CREATE UNIQUE INDEX site_lexeme_key ON site_lexeme (lexeme);
  CREATE INDEX site_lexeme_trigram_idx ON site_lexeme USING gin (lexeme gin_trgm_ops);`;

/** The words of what is published, and the site’s own topics. */
export const words = `
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

  ${siteLexeme}

  -- The words follow the content: one waiting job however many changes there are. Asked for when a transaction
  -- ends and once in each, so that writers hold the job's row for no time and after everything else they lock.
  CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('content.changed_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
        PERFORM set_config('content.changed_in', pg_current_xact_id()::text, true);
        PERFORM graphile_worker.add_job('refresh-words', '{"payload": {}}'::json,
          job_key => 'refresh-words');
      END IF;
      RETURN NULL;
    END
  $$;

  ${changing
    .map(
      (table) => `CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();`,
    )
    .join('\n  ')}`;
