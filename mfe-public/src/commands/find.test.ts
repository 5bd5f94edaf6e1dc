import { createTestHost } from '@portfolio/remote-kit/testing';
import { find } from '../remote.ts';

const signal = new AbortController().signal;
const item = (title: string) => ({ results: [{ __typename: 'Item', id: title, slug: title.toLowerCase(), title }] });
const graphql = {
  PublicMatches: () => ({ projects: item('Atlas'), mobileDemos: item('Rounds'), pages: item('About') }),
  PostMatches: () => ({ patronPosts: item('Backstage') }),
};
const search = async (text: string, user?: object) => {
  const found = await find!(createTestHost({ ...(user && { user }), graphql }), { text, signal });
  return found.map(({ title, to }) => `${title} ${to}`);
};

test('finds what visitors may read', async () => {
  expect(await search('a')).toEqual(['Atlas /projects/atlas', 'Rounds /mobile-demos/rounds', 'About /page/about']);
});

test('asks in the reader’s language', async () => {
  const asked: unknown[] = [];
  const host = createTestHost({
    graphql: {
      PublicMatches: (variables) => {
        asked.push(variables);
        return graphql.PublicMatches();
      },
    },
  });
  host.language.set('fr');
  await find!(host, { text: 'phare', signal });
  expect(asked).toEqual([{ text: 'phare', language: 'fr' }]);
});

test('finds posts for supporters alone', async () => {
  expect(await search('backstage', { patreon_tier: 'Gold' })).toContain('Backstage /patron-blog/backstage');
  expect(await search('', { patreon_tier: 'Gold' })).toContain('Patron Blog /patron-blog');
  expect(await search('')).not.toContain('Patron Blog /patron-blog');
});

test('a screen is found by the beginnings of its words', async () => {
  expect(await search('mob dem')).toContain('Mobile Demos /mobile-demos');
});
