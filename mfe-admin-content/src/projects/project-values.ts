import { projectInput } from '@portfolio/contracts/content';
import { z } from 'zod';
import { presentImages, sentImages, someImages, type ImageList } from '../forms/file-rules.ts';
import type { EditedProjectFragment } from '../generated/graphql.ts';

/** The project form (core-site.md §3, Admin form and editing). */
export interface ProjectValues {
  title: string;
  /** Its public address; blank takes the title's. */
  slug: string;
  description: string;
  longDescription: string;
  /** Comma-separated. */
  technologies: string;
  githubUrl: string;
  liveUrl: string;
  isFeatured: boolean;
  isPublished: boolean;
  images: ImageList;
}

/** core-site.md §5: images are required on create; on edit at least one has to be left. */
export const projectForm = projectInput.extend({
  images: someImages,
  slug: z.string().max(200),
});

/** What the form shows of a project, or of a new one with the defaults of §3. */
export const projectValues = (project: EditedProjectFragment | undefined): ProjectValues => ({
  title: project?.title ?? '',
  slug: project?.slug ?? '',
  description: project?.description ?? '',
  longDescription: project?.longDescription ?? '',
  technologies: project?.tags.map(({ name }) => name).join(', ') ?? '',
  githubUrl: project?.githubUrl ?? '',
  liveUrl: project?.liveUrl ?? '',
  isFeatured: project?.isFeatured ?? false,
  isPublished: project?.isPublished ?? true,
  images: presentImages(project?.images),
});

/** What the mutations take of a project, and its new images; `base` is the version that is edited. */
export function projectVariables(values: ProjectValues, base?: EditedProjectFragment) {
  const { images, technologies, slug, ...texts } = values;
  const { files, order, alts } = sentImages(images, base?.images);
  const input = {
    ...texts,
    ...(slug.trim() !== '' && { slug }),
    technologies: technologies.split(',').flatMap((name) => name.trim() || []),
    imageAlts: alts,
  };
  return { input, changes: base && { existingImages: order, revision: base.revision }, images: files };
}
