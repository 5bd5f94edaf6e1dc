import { fault } from '@portfolio/contracts/errors';
import { clientUpdate, locationUpdate } from '@portfolio/contracts/scheduling';
import type { z } from 'zod';
import { mapInSlices } from '@portfolio/service-kit/slices';
import { ClientEntity } from '../clients/client.entity.ts';
import { LocationEntity } from '../clients/location.entity.ts';
import { listIn } from './columns.ts';
import { checked, chunks, refusing, type Importer, type Judged } from './judged.ts';

interface ClientRow extends Judged {
  client: z.output<typeof clientUpdate> | undefined;
  locations: readonly string[];
}

/** Clients are told apart by their names, whatever the capitals. */
const keyOf = (name: string) => name.toLowerCase();

/** Clients with their locations. One that is there stays as it is. */
export const clientImporter: Importer<ClientRow> = {
  async judge(manager, company, rows) {
    const known = await manager.query<{ name: string }[]>('SELECT name FROM client WHERE company_id = $1', [company]);
    const there = new Set(known.map(({ name }) => keyOf(name)));
    const seen = new Map<string, number>();
    return mapInSlices(rows, ({ row, values }): ClientRow => {
      const { locations: listed, status, ...fields } = values;
      const locations = listIn(listed);
      const { data, problems } = checked(clientUpdate, { ...fields, status: status?.toLowerCase() });
      const key = keyOf(values['name'] ?? '');
      const first = seen.get(key);
      const isThere = there.has(key);
      if (first !== undefined && !isThere) problems.push(refusing('name', fault('import_same_row', { row: first })));
      if (key !== '' && first === undefined) seen.set(key, row);
      for (const name of locations) {
        problems.push(
          ...checked(locationUpdate.pick({ name: true }), { name }).problems.map((problem) => ({
            ...problem,
            field: 'locations',
          })),
        );
      }
      const detail = [values['city'], ...locations].filter((part) => part !== undefined).join(', ');
      return { row, name: values['name'] ?? '', detail, there: isThere, problems, client: data, locations };
    });
  },

  async write(manager, company_id, rows) {
    for (const chunk of chunks(rows)) {
      const { identifiers } = await manager.insert(
        ClientEntity,
        chunk.map(({ client }) => ({ ...client!, company_id })),
      );
      const locations = chunk.flatMap(({ locations: names }, index) =>
        names.map((name) => ({ name, company_id, client_id: Number(identifiers[index]!['id']) })),
      );
      for (const part of chunks(locations)) await manager.insert(LocationEntity, part);
    }
  },
};
