import { createHash } from 'node:crypto';
import { contentSecurityPolicy, withInline } from './headers.ts';

const policy = contentSecurityPolicy({ origins: [], apis: [], development: false });
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (name: string, allowed: string) => allowed.split('; ').find((each) => each.startsWith(`${name} `));

test("a page may run and wear what stands in its shell's template and in its render, and nothing else that is inline", () => {
  const template =
    '<head><style>a{color:red}</style><script>first()</script><script src="/a.js">no()</script>' +
    '<script type="application/json" id="menu">{}</script></head>';
  const allowed = withInline(policy, template, 'b{color:blue}');
  expect(directive('script-src', allowed)).toBe(`script-src 'self' ${hashOf('first()')}`);
  expect(directive('style-src', allowed)).toBe(
    directive('style-src', policy)!.replace("'self'", `'self' ${hashOf('b{color:blue}')} ${hashOf('a{color:red}')}`),
  );
  expect(withInline(policy, '<head></head>')).toBe(policy);
});
