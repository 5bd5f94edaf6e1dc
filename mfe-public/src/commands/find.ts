import { matchingCommands, type Command, type CommandSearch, type Host } from '@portfolio/remote-kit';
import { graphql } from '../generated/index.ts';
import { translator } from '../translator.ts';

/** What visitors may read whose words match. */
const PublicMatches = graphql(`
  query PublicMatches($text: String!, $language: String) {
    projects(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
    mobileDemos(search: $text, pageSize: 5) {
      results {
        id
        slug
        title
      }
    }
    pages(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
  }
`);

const PostMatches = graphql(`
  query PostMatches($text: String!, $language: String) {
    patronPosts(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
  }
`);

/** The public screens, and what of their content has the words. */
export async function find({ apollo, session, language }: Host, { text, signal }: CommandSearch): Promise<Command[]> {
  const { t } = translator.translation();
  const isPatron = Boolean(session.get().user?.patreon_tier);
  const site = t('commands.site');
  const places = [
    { title: t('commands.home'), to: '/' },
    { title: t('projects.title'), to: '/projects' },
    { title: t('demos.title'), to: '/mobile-demos' },
    { title: t('chatbot.title'), to: '/chatbot' },
    { title: t('contact.title'), to: '/contact' },
    ...(isPatron ? [{ title: t('blog.title'), to: '/patron-blog' }] : []),
  ];
  const found = matchingCommands(
    text,
    places.map((place) => ({ ...place, group: site })),
  );
  if (text === '') return found;

  const variables = { text, language: language.get() };
  const options = { variables, context: { fetchOptions: { signal } }, fetchPolicy: 'no-cache' } as const;
  const [{ data }, posts] = await Promise.all([
    apollo.query({ query: PublicMatches, ...options }),
    isPatron ? apollo.query({ query: PostMatches, ...options }) : undefined,
  ]);
  const items = (group: string, path: string, results: readonly { slug: string; title: string }[] = []): Command[] =>
    results.map(({ slug, title }) => ({ group, title, to: `${path}/${slug}` }));
  return [
    ...found,
    ...items(t('projects.title'), '/projects', data?.projects.results),
    ...items(t('demos.title'), '/mobile-demos', data?.mobileDemos.results),
    ...items(t('commands.pages'), '/page', data?.pages.results),
    ...items(t('blog.title'), '/patron-blog', posts?.data?.patronPosts.results),
  ];
}
