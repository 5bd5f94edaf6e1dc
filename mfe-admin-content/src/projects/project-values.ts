import { projectInput, type ProjectDetail } from '@portfolio/contracts/content';
import { formData } from '../forms/form-data.ts';
import { noImages, someImages, type ImageList } from '../forms/file-rules.ts';

/** The project form (core-site.md §3, Admin form and editing). */
export interface ProjectValues {
  title: string;
  description: string;
  long_description: string;
  /** Comma-separated. */
  technologies: string;
  github_url: string;
  live_url: string;
  is_featured: boolean;
  is_published: boolean;
  images: ImageList;
}

/** core-site.md §5: images are required on create; on edit at least one has to be left. */
export const projectForm = projectInput.extend({ images: someImages });

/** What the form shows of a project, or of a new one with the defaults of §3. */
export const projectValues = (project: ProjectDetail | undefined): ProjectValues => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  long_description: project?.long_description ?? '',
  technologies: project?.technologies.join(', ') ?? '',
  github_url: project?.github_url ?? '',
  live_url: project?.live_url ?? '',
  is_featured: project?.is_featured ?? false,
  is_published: project?.is_published ?? true,
  images: { ...noImages, existing: project?.images ?? [] },
});

/** The multipart form of §7, with repeated technologies and images. */
export function encodeProject({ images, technologies, ...texts }: ProjectValues, base?: ProjectDetail): FormData {
  const present = new Set(base?.images.map(({ id }) => id));
  return formData({
    ...texts,
    technologies: technologies.split(',').flatMap((name) => name.trim() || []),
    // Somebody may have removed one since.
    existing_images: images.existing.flatMap(({ id }) => (present.has(id) ? id : [])),
    images: images.added,
  });
}
