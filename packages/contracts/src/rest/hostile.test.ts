import { z } from 'zod';
import * as auth from '../auth/index.ts';
import * as content from '../content/index.ts';
import * as scheduling from '../scheduling/index.ts';
import * as site from '../site/index.ts';
import * as rest from './index.ts';

const length = 100_000;
const hostile = ['@', 'a@', 'a.', '0', '-', ' ', 'T00:00', '[', ',', '1,', '![', 'http://', 'é'].map((part) =>
  part.repeat(length / part.length),
);
/** Of a processor, which others may have meanwhile: a quadratic pattern takes several seconds, a linear one some milliseconds. */
const boundMs = 1_500;

const exported: Record<string, unknown> = { ...auth, ...content, ...scheduling, ...site, ...rest };
const schemas = Object.entries(exported).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

test('every schema of the contracts is here', () => {
  expect(schemas.length).toBeGreaterThan(80);
});

test.each(schemas)('%s judges hostile text in linear time', (_name, schema) => {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  for (const text of hostile) {
    const inputs: unknown[] = [
      text,
      `a${text}`,
      ...fields.flatMap((field) => [{ [field]: text }, { [field]: [text] }]),
    ];
    for (const input of inputs) {
      const before = process.cpuUsage();
      schema.safeParse(input);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(boundMs);
    }
  }
});

test.each(['a@x,b@y', 'a@x.de,b@y.de', 'a@x.de;b@y.de', 'a b@c.d', 'a@b', 'a@b@c.d', 'a@.d', 'a@b.'])(
  '%j is no address',
  (value) => {
    expect(rest.email.safeParse(value).success).toBe(false);
  },
);

test.each(['a@b.c', 'first.last+tag@sub.example.co.uk', 'josé@exämple.es'])('%j is one', (value) => {
  expect(rest.email.parse(value)).toBe(value);
});
