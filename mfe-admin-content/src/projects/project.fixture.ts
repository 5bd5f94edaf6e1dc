import type { EditedProjectFragment } from '../generated/graphql.ts';

/** A project as its form loads it. */
export const aProject = (particulars: Partial<EditedProjectFragment> = {}) => ({
  __typename: 'Project',
  id: '7',
  slug: 'atlas',
  title: 'Atlas',
  description: 'Maps.',
  longDescription: 'Maps of everything.',
  tags: [
    { __typename: 'Tag', id: '1', name: 'React' },
    { __typename: 'Tag', id: '2', name: 'Go' },
  ],
  images: ['a', 'b'].map((id) => ({ __typename: 'StoredImage', id, url: `/media/${id}.webp`, alt: '' })),
  githubUrl: '',
  liveUrl: '',
  isFeatured: false,
  isPublished: true,
  revision: 3,
  ...particulars,
});
