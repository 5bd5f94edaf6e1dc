import { key } from '@portfolio/contracts/rest';
import { z } from 'zod';
import { selectList } from './index.ts';

test('a SELECT list names every field of a contract', () => {
  const noun = z.object({
    id: z.int(),
    tags: z.array(z.string()),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  });
  const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  expect(selectList('noun', noun, { tags: '(SELECT 1)' })).toBe(
    `noun.id AS id, (SELECT 1) AS tags, ${iso('noun.created_at')} AS created_at, ${iso('noun.ended_at')} AS ended_at`,
  );
});

test('a reference is the column with _id, a date is text', () => {
  const noun = z.object({
    id: key,
    client: key.nullable().describe('Whose.'),
    client_id: key,
    day: z.iso.date().nullable(),
  });
  expect(selectList('noun', noun)).toBe(
    'noun.id AS id, noun.client_id AS client, noun.client_id AS client_id, noun.day::text AS day',
  );
});
