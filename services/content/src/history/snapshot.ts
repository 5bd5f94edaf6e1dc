import { z } from 'zod';

/* What the tables keep of an item with each change (`project_snapshot` and its like, in the migrations). */

const image = z.object({ hash: z.string(), alt: z.string() });

const illustration = { hash: z.string().nullable(), alt: z.string() };

const card = z.object({
  title: z.string(),
  content: z.string(),
  button_text: z.string(),
  button_url: z.string(),
  ...illustration,
});

const section = z.object({
  section_type: z.string(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
  background_color: z.string(),
  button_text: z.string(),
  button_url: z.string(),
  image_position: z.enum(['left', 'right']),
  ...illustration,
  cards: z.array(card),
});

/** A schema per kind, its fields in the order in which people read them. */
export const snapshots = {
  project: z.object({
    title: z.string(),
    slug: z.string(),
    is_published: z.boolean(),
    description: z.string(),
    long_description: z.string(),
    technologies: z.array(z.string()),
    github_url: z.string(),
    live_url: z.string(),
    images: z.array(image),
  }),
  page: z.object({
    title: z.string(),
    slug: z.string(),
    is_published: z.boolean(),
    description: z.string(),
    sections: z.array(section),
  }),
  post: z.object({ title: z.string(), is_published: z.boolean(), content: z.string(), images: z.array(image) }),
} as const;

export type ProjectSnapshot = z.infer<typeof snapshots.project>;
export type PageSnapshot = z.infer<typeof snapshots.page>;
export type PostSnapshot = z.infer<typeof snapshots.post>;
export type Snapshot = ProjectSnapshot | PageSnapshot | PostSnapshot;
export type SectionSnapshot = z.infer<typeof section>;
