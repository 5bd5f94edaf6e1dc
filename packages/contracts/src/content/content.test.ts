import { check, mirrored, sentencesOf } from '../rest/index.ts';
import { formBoolean, httpUrl, link, projectInput, projectListFilter, projectPatch, slugify } from './index.ts';

const whole = { title: 'A', description: 'b', long_description: 'c', technologies: ['React'] };

test('a new project defaults to published and not featured (core-site.md §3)', () => {
  expect(projectInput.parse(whole)).toEqual({
    ...whole,
    github_url: '',
    live_url: '',
    is_featured: false,
    is_published: true,
  });
});

test('required: title, description, long_description, technologies (core-site.md §5, Admin project form)', () => {
  const { faults = [] } = check(projectInput, {});
  expect(sentencesOf(mirrored(faults))).toEqual({
    title: ['This field is required.'],
    description: ['This field is required.'],
    long_description: ['This field is required.'],
    technologies: ['This field is required.'],
  });
});

test('technologies that are only commas are missing', () => {
  const { faults = [] } = check(projectInput, { ...whole, technologies: ' , ' });
  expect(sentencesOf(mirrored(faults))).toEqual({ technologies: ['This field is required.'] });
});

test('technologies are repeated entries or comma-separated text, each once', () => {
  expect(projectInput.parse({ ...whole, technologies: ['React, Node', 'react ', 'Go'] }).technologies).toEqual([
    'React',
    'Node',
    'Go',
  ]);
});

test('a patch holds only what was sent', () => {
  expect(projectPatch.parse({ is_featured: 'true' })).toEqual({ is_featured: true });
});

test.each([
  [undefined, []],
  ['', []],
  ['1,2', [1, 2]],
  [
    ['1', '2,3'],
    [1, 2, 3],
  ],
])('the tag filter %j is %j', (tags, ids) => {
  expect(projectListFilter.parse({ tags }).tags).toEqual(ids);
});

test.each(['true', 'True', '1', 'on', true])('the form value %j is true', (value) => {
  expect(formBoolean.parse(value)).toBe(true);
});

test.each(['false', '0', false])('the form value %j is false', (value) => {
  expect(formBoolean.parse(value)).toBe(false);
});

test.each(['https://example.com/a?b#c', 'http://localhost:3000', ''])('%j may be a project link', (value) => {
  expect(httpUrl.parse(value)).toBe(value);
});

test.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'ftp://a.b', 'https:', 'example.com'])(
  '%j may not be a link',
  (value) => {
    expect(httpUrl.safeParse(value).success).toBe(false);
    expect(link.safeParse(value).success).toBe(false);
  },
);

test.each(['/contact', '/page/about#team', '#top', 'mailto:a@b.c', 'https://example.com', ''])(
  'a button may lead to %j',
  (value) => {
    expect(link.parse(value)).toBe(value);
  },
);

test.each(['//evil.example', '/\\evil.example'])('%j leaves the site while it looks like a path', (value) => {
  expect(link.safeParse(value).success).toBe(false);
});

test.each([
  ['Hello,  World!', 'hello-world'],
  ['Café -- Über', 'cafe-uber'],
  ['under_score', 'under_score'],
  ['日本', ''],
])('core-site.md §4, Slug auto-fill: %j gives %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
