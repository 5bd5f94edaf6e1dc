/** SQL: the addresses that an item had lead to it until another takes them. */
export const formerSlugs = (table: string): string => `
  CREATE FUNCTION keep_former_${table}_slug() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM ${table}_former_slug WHERE slug = NEW.slug;
      IF TG_OP = 'UPDATE' THEN
        IF OLD.slug <> NEW.slug THEN
          INSERT INTO ${table}_former_slug (slug, ${table}_id) VALUES (OLD.slug, NEW.id)
          ON CONFLICT (slug) DO UPDATE SET ${table}_id = excluded.${table}_id;
        END IF;
      END IF;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER ${table}_former_slug AFTER INSERT OR UPDATE OF slug ON ${table}
    FOR EACH ROW EXECUTE FUNCTION keep_former_${table}_slug();`;
