import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';

/**
 * Makes `choices` the demo's operating systems, in this order: digits are ids, names are created when new.
 * @throws AppError `validation` for an id that does not exist
 */
export async function setOperatingSystems(manager: EntityManager, demoId: number, choices: readonly string[]) {
  const ids = choices.filter((choice) => /^\d{1,9}$/.test(choice));
  const names = choices.filter((choice) => !ids.includes(choice));
  const known = await manager.query<{ id: number }[]>(
    'SELECT id FROM operating_system WHERE id = ANY ($1::integer[]) FOR KEY SHARE',
    [ids],
  );
  const unknown = ids.find((wanted) => !known.some(({ id }) => id === Number(wanted)));
  if (unknown !== undefined)
    throw validationError({ operating_systems: [fault('does_not_exist', { value: unknown })] });
  await manager.query(
    `INSERT INTO operating_system (name) SELECT unnest($1::text[]) ORDER BY 1
     ON CONFLICT ((lower(name COLLATE pg_c_utf8))) DO NOTHING`,
    [names],
  );
  await manager.query('DELETE FROM mobile_demo_operating_system WHERE mobile_demo_id = $1', [demoId]);
  await manager.query(
    `INSERT INTO mobile_demo_operating_system (mobile_demo_id, operating_system_id, position)
     SELECT $1, o.id, c.position FROM unnest($2::text[]) WITH ORDINALITY AS c(choice, position)
     JOIN operating_system o ON o.id::text = c.choice OR
       lower(o.name COLLATE pg_c_utf8) = lower(c.choice COLLATE pg_c_utf8)
     ON CONFLICT DO NOTHING`,
    [demoId, choices],
  );
}

interface SystemChange {
  systems?: readonly string[] | undefined;
  /** One alone, as the administration of core-site.md §3 has it. */
  system?: string | undefined;
}

/** Changes a demo's operating systems. Who sends back what was read, with another `system`, means that one. @throws AppError `validation` */
export async function changeOperatingSystems(
  manager: EntityManager,
  demoId: number,
  { systems, system }: SystemChange,
): Promise<void> {
  if (system === undefined) return systems && setOperatingSystems(manager, demoId, systems);
  const present = await manager.query<{ id: number; name: string }[]>(
    `SELECT o.id, o.name FROM mobile_demo_operating_system c JOIN operating_system o ON o.id = c.operating_system_id
     WHERE c.mobile_demo_id = $1 ORDER BY c.position`,
    [demoId],
  );
  const isPlace = (choice: string, place: number): boolean => {
    const { id, name } = present[place] ?? {};
    return choice === String(id) || choice.toLowerCase() === name?.toLowerCase();
  };
  const changed = systems && !(systems.length === present.length && systems.every(isPlace));
  if (changed) await setOperatingSystems(manager, demoId, systems);
  else if (!isPlace(system, 0)) await setOperatingSystems(manager, demoId, [system]);
}
