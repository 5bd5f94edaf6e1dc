import { auditTable } from '@portfolio/service-kit/audit';

/** What was done to accounts, and by whom. Without foreign keys: events outlast what they tell of. */
export const events = `
  ${auditTable(`user_id integer, user_agent text NOT NULL DEFAULT ''`)}
  CREATE INDEX audit_event_person_id_idx ON audit_event (person_id, id);
  CREATE INDEX audit_event_user_id_idx ON audit_event (user_id, id);

  -- Events are only added to; of who was erased the owner takes away from where and with what.
  CREATE FUNCTION redact_audit_events(erased integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE public.audit_event SET client_address = '', user_agent = ''
    WHERE (person_id = erased OR (person_id IS NULL AND user_id = erased))
      AND EXISTS (SELECT FROM public.account WHERE id = erased AND erased_at IS NOT NULL)
  $$;`;
