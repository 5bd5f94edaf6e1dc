import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

/** Every screen that shows data: its address, the operation that it waits for, and its words of core-site.md §8. */
const screens = [
  ['/', 'FeaturedProjects', 'Loading featured projects', 'Failed to load featured projects. Please try again later.'],
  ['/projects', 'Projects', 'Loading projects', 'Failed to load projects. Please try again later.'],
  ['/projects/1', 'Project', 'Loading project', 'Failed to load project. Please try again later.'],
  ['/mobile-demos', 'MobileDemos', 'Loading mobile demos', 'Failed to load mobile demos. Please try again later.'],
  ['/mobile-demos/1', 'MobileDemo', 'Loading mobile demo', 'Failed to load mobile demo. Please try again later.'],
  ['/page/a', 'PageBySlug', 'Loading page', 'Failed to load page. Please try again later.'],
  ['/patron-blog', 'PatronPosts', 'Loading blog posts', 'Failed to load blog posts. Please try again later.'],
  ['/patron-blog/a', 'PatronPost', 'Loading blog posts', 'Failed to load blog posts. Please try again later.'],
] as const;

const open = (path: string, operation: string, answer: () => unknown) =>
  renderRemote(remote, {
    path,
    user: { patreon_tier: 'Gold' },
    graphql: {
      ProjectTags: { tags: [] },
      OperatingSystems: { operatingSystems: [] },
      [operation]: answer as () => object,
    },
  });

describe('core-site.md §4, Data screens', () => {
  test.each(screens)('%s has a loading state (spinner)', async (path, operation, loading) => {
    await open(path, operation, () => new Promise(() => {}));

    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(screens)(
    '%s has an error state with its message, and can be asked again',
    async (path, operation, loading, failed) => {
      let asked = 0;
      await open(path, operation, () => {
        asked += 1;
        throw new Error('down');
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(screen.queryByText(loading)).not.toBeInTheDocument();
      const before = asked;

      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(asked).toBe(before + 1);
    },
  );
});
