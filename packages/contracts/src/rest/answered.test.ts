import { z } from 'zod';
import { answered, optionalText } from './index.ts';

const body = z.object({
  title: optionalText(5),
  badge: z.string().max(5).nullable().optional(),
  rank: z.int().optional().nullable(),
  is_armed: z.boolean().optional(),
});

test('an answer has every field of a body, null only where that may be sent, and texts of any length', () => {
  const answer: z.infer<ReturnType<typeof answered<typeof body.shape>>> = {
    title: 'longer than a body',
    badge: null,
    rank: null,
    is_armed: false,
  };
  const shape = answered(body);
  expect(shape.parse(answer)).toEqual(answer);
  const refused = shape.safeParse({ title: null, badge: 1, rank: 1 }).error?.issues.map(({ path }) => path[0]);
  expect(refused).toEqual(['title', 'badge', 'is_armed']);
});

test('a field whose answer is not known does not compile', () => {
  const unknown = z.object({ day: z.string().transform(Number) });
  // @ts-expect-error -- what a transformation answers is not said
  expect(Object.keys(answered(unknown).shape)).toEqual(['day']);
});
