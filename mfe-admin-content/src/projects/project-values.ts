import { projectInput } from '@portfolio/contracts/content';
import { z } from 'zod';
import { noImages, someImages, stillThere, type ImageList } from '../forms/file-rules.ts';
import type { EditedProjectFragment } from '../generated/graphql.ts';

/** The project form (core-site.md §3, Admin form and editing). */
export interface ProjectValues {
  title: string;
  description: string;
  longDescription: string;
  /** Comma-separated. */
  technologies: string;
  githubUrl: string;
  liveUrl: string;
  isFeatured: boolean;
  isPublished: boolean;
  /** The project that gives way on the home page; blank for none. */
  replacesFeatured: string;
  images: ImageList;
}

/** core-site.md §5: images are required on create; on edit at least one has to be left. */
export const projectForm = projectInput.extend({
  images: someImages,
  replaces_featured: z.string(),
});

/** What the form shows of a project, or of a new one with the defaults of §3. */
export const projectValues = (project: EditedProjectFragment | undefined): ProjectValues => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  longDescription: project?.longDescription ?? '',
  technologies: project?.tags.map(({ name }) => name).join(', ') ?? '',
  githubUrl: project?.githubUrl ?? '',
  liveUrl: project?.liveUrl ?? '',
  isFeatured: project?.isFeatured ?? false,
  isPublished: project?.isPublished ?? true,
  replacesFeatured: '',
  images: { ...noImages, existing: project?.images ?? [] },
});

/** What the mutations take of a project, new or edited, and its new images. */
export function projectVariables({ images, technologies, replacesFeatured, ...texts }: ProjectValues) {
  return {
    input: {
      ...texts,
      ...(replacesFeatured !== '' && texts.isFeatured && { replacesFeatured }),
      technologies: technologies.split(',').flatMap((name) => name.trim() || []),
    },
    images: images.added,
  };
}

/** What besides changes of the version that is edited: the images of before that stay. */
export const projectChanges = ({ images }: ProjectValues, base: EditedProjectFragment) => ({
  existingImages: stillThere(images.existing, base.images),
  revision: base.revision,
});
