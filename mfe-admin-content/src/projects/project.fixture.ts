import type { ProjectDetail } from '@portfolio/contracts/content';

/** A whole project as REST answers it. */
export const aProjectDetail = (particulars: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 7,
  slug: 'atlas',
  title: 'Atlas',
  description: 'Maps.',
  long_description: 'Maps of everything.',
  technologies: ['React', 'Go'],
  tags: [
    { id: 1, name: 'React' },
    { id: 2, name: 'Go' },
  ],
  image: '/media/a.webp',
  image_set: null,
  images: ['a', 'b'].map((id) => ({
    id,
    url: `/media/${id}.webp`,
    width: 16,
    height: 9,
    avif_srcset: '',
    webp_srcset: '',
  })),
  github_url: '',
  live_url: '',
  is_featured: false,
  is_published: true,
  revision: 3,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...particulars,
});
