import { matchingCommands, type Command, type CommandSearch, type Host } from '@portfolio/remote-kit';
import { graphql } from '../generated/index.ts';
import { translator } from '../translator.ts';

/** All content whose words match, drafts too, and messages. */
const ContentMatches = graphql(`
  query ContentMatches($text: String!) {
    projects(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    mobileDemos(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    pages(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    blogPosts(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    contactMessages(search: $text, pageSize: 5) {
      results {
        id
        subject
        name
      }
    }
  }
`);

/** The screens of the administration, what one may begin there, and what of its content has the words. For staff. */
export async function find({ apollo, session }: Host, { text, signal }: CommandSearch): Promise<Command[]> {
  const { user } = session.get();
  if (!user?.is_staff && !user?.is_superuser) return [];
  const { t } = translator.translation();
  const group = t('navigation.label');
  const found = matchingCommands(text, [
    { group, title: t('navigation.dashboard'), to: '/admin' },
    { group, title: t('navigation.projects'), to: '/admin/projects' },
    { group, title: t('navigation.demos'), to: '/admin/mobile-demos' },
    { group, title: t('navigation.pages'), to: '/admin/pages' },
    { group, title: t('navigation.messages'), to: '/admin/contact' },
    { group, title: t('navigation.blog'), to: '/admin/blog' },
    { group, title: t('navigation.owner'), to: '/admin/owner' },
    { group, title: t('navigation.status'), to: '/admin/status' },
    { group, title: t('projects.create'), to: '/admin/projects?edit=new' },
    { group, title: t('demos.create'), to: '/admin/mobile-demos?edit=new' },
    { group, title: t('pages.create'), to: '/admin/pages?edit=new' },
    { group, title: t('posts.create'), to: '/admin/blog?edit=new' },
  ]);
  if (text === '') return found;

  const { data } = await apollo.query({
    query: ContentMatches,
    variables: { text },
    context: { fetchOptions: { signal } },
    fetchPolicy: 'no-cache',
  });
  const items = (
    title: string,
    path: string,
    results: readonly { id: string; title: string; isPublished: boolean }[] = [],
  ): Command[] =>
    results.map((item) => ({
      group: `${group} · ${title}`,
      title: item.title,
      detail: item.isPublished ? undefined : t('draft'),
      to: `${path}?edit=${item.id}`,
    }));
  return [
    ...found,
    ...items(t('navigation.projects'), '/admin/projects', data?.projects.results),
    ...items(t('navigation.demos'), '/admin/mobile-demos', data?.mobileDemos.results),
    ...items(t('navigation.pages'), '/admin/pages', data?.pages.results),
    ...items(t('navigation.blog'), '/admin/blog', data?.blogPosts.results),
    ...(data?.contactMessages.results ?? []).map(({ id, subject, name }) => ({
      group: t('navigation.messages'),
      title: subject,
      detail: name,
      to: `/admin/contact?${new URLSearchParams({ search: text, message: id })}`,
    })),
  ];
}
