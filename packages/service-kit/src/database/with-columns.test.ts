import { getMetadataArgsStorage } from 'typeorm';
import { z } from 'zod';
import { withColumns } from './index.ts';

test('plain fields of a contract are columns, null where they may be', () => {
  const Noted = withColumns(
    z.object({
      title: z.string().optional(),
      badge: z.string().nullish(),
      is_armed: z.preprocess((value) => value, z.boolean()).default(true),
      rank: z.int(),
      kind: z.enum(['a', 'b']),
    }),
  );
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === Noted);
  expect(columns.map(({ propertyName, options }) => [propertyName, options])).toEqual([
    ['title', { type: 'text', nullable: false, default: '' }],
    ['badge', { type: 'text', nullable: true, default: '' }],
    ['is_armed', { type: 'boolean', nullable: false, default: '' }],
    ['rank', { type: 'integer', nullable: false }],
    ['kind', { type: 'text', nullable: false }],
  ]);
});

test('a field that is no plain column is named', () => {
  expect(() => withColumns(z.object({ at: z.date() }))).toThrow('The contract\'s "at" is no plain column');
});
