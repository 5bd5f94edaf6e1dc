import { readFileSync } from 'node:fs';
import { measureProcess, registry } from './index.ts';

const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const [, section = ''] = /^## Measuring it$([^]*?)^## /m.exec(document) ?? [];

/** The names in the first column of its table. */
const described = [...section.matchAll(/^(`[a-z_]+`(?:, `[a-z_]+`)*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
);

test('what processes measure is described, and what is described is measured', () => {
  const own = registry.getMetricsAsArray().map(({ name }) => name);
  expect(described).toEqual(expect.arrayContaining(own));
  measureProcess();
  const all = registry.getMetricsAsArray().map(({ name }) => name);
  // Of what Node tells by itself, the document names what somebody should watch.
  expect(all).toEqual(expect.arrayContaining(described));
});
