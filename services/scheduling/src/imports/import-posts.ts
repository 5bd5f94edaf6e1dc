import { fault } from '@portfolio/contracts/errors';
import { postUpdate, scheduling } from '@portfolio/contracts/scheduling';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { z } from 'zod';
import { PostEntity } from '../planner/posts/post.entity.ts';
import { listIn } from './columns.ts';
import { decimalPoint, qualificationIds } from './import-employees.ts';
import { checked, chunks, refusing, type Importer, type Judged } from './judged.ts';
import { directoryOf } from './places.ts';

const imported = postUpdate;

interface PostRow extends Judged {
  post: z.output<typeof imported> | undefined;
  client_id: number | undefined;
  location_id: number | null;
  required: readonly string[];
  preferred: readonly string[];
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Posts are told apart by their places and names, whatever the capitals. One that is there stays as it is; a new one asks for nobody yet. */
export const postImporter: Importer<PostRow> = {
  async judge(manager, company, rows) {
    const directory = await directoryOf(manager, company, false);
    const known = await manager.findBy(PostEntity, { company_id: company });
    const keyOf = (client: number, location: number | null, name: string) =>
      [client, location ?? '', name.toLowerCase()].join(' ');
    const there = new Set(known.map(({ client_id, location_id, name }) => keyOf(client_id, location_id, name)));
    const seen = new Map<string, number>();
    let room = scheduling.posts - known.length;
    return mapInSlices(rows, ({ row, values }): PostRow => {
      const { client_name, location_name, required_qualifications, preferred_qualifications, ...fields } = values;
      const { data, problems } = checked(imported, {
        ...fields,
        head_count: numberOf(fields['head_count']),
        priority: numberOf(fields['priority']),
        pay_rate: decimalPoint(fields['pay_rate']),
        bill_rate: decimalPoint(fields['bill_rate']),
      });
      const client = client_name === undefined ? undefined : directory.client(client_name, problems);
      if (client_name === undefined) problems.push(refusing('client_name', fault('required')));
      const location =
        client && location_name !== undefined ? directory.location(client, location_name, problems) : undefined;
      const name = values['name'] ?? '';
      const location_id = location?.id ?? null;
      const key = client && keyOf(client.id, location_id, name);
      const isThere = key !== undefined && there.has(key) && (location_name === undefined || location !== undefined);
      const first = key === undefined ? undefined : seen.get(key);
      if (first !== undefined && !isThere) problems.push(refusing('name', fault('import_same_row', { row: first })));
      if (key !== undefined && first === undefined) seen.set(key, row);
      if (!isThere && room-- <= 0) problems.push(refusing('name', fault('posts_full', { max: scheduling.posts })));
      const detail = [client_name, location_name].filter((part) => part !== undefined).join(', ');
      const required = listIn(required_qualifications);
      const preferred = listIn(preferred_qualifications);
      const about = { row, name, detail, there: isThere, problems };
      return { ...about, post: data, client_id: client?.id, location_id, required, preferred };
    });
  },

  async write(manager, company_id, rows) {
    const names = rows.flatMap(({ required, preferred }) => [...required, ...preferred]);
    const idOf = await qualificationIds(manager, company_id, [...new Set(names)]);
    for (const chunk of chunks(rows)) {
      const { identifiers } = await manager.insert(
        PostEntity,
        chunk.map(({ post, client_id, location_id }) => ({ ...post!, company_id, client_id, location_id })),
      );
      const asked = chunk.flatMap(({ required, preferred }, index) =>
        [required, preferred].flatMap((list, which) =>
          [...new Set(list.map(idOf))].map((qualification_id) => ({
            post_id: Number(identifiers[index]!['id']),
            qualification_id,
            is_required: which === 0,
          })),
        ),
      );
      await manager.query(
        `INSERT INTO post_qualification (company_id, post_id, qualification_id, is_required)
         SELECT $1, post_id, qualification_id, is_required
         FROM jsonb_to_recordset($2) AS asked (post_id integer, qualification_id integer, is_required boolean)`,
        [company_id, JSON.stringify(asked)],
      );
    }
  },
};
