import { projectInput } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import type { CheckedFile } from '../media/keep.ts';
import { insertProject } from '../projects/project.admin.ts';
import { drawing } from './drawings.ts';
import { demoProjects } from './projects.data.ts';

type Draw = (svg: string) => Promise<CheckedFile>;

/** Draws the demo projects' images, the thumbnail first; the featured ones have a second. */
export async function drawProjects(draw: Draw): Promise<CheckedFile[][]> {
  const images: CheckedFile[][] = [];
  for (const {
    drawing: [motif, hue],
    featured,
  } of demoProjects) {
    const thumbnail = await draw(drawing(motif, hue));
    images.push(featured ? [thumbnail, await draw(drawing('code', hue + 20, hue))] : [thumbnail]);
  }
  return images;
}

/** Inserts the demo projects, a week apart, so that the first is the newest. */
export async function seedProjects(manager: EntityManager, images: readonly CheckedFile[][]): Promise<void> {
  for (const [index, demo] of demoProjects.entries()) {
    const id = await insertProject(
      manager,
      projectInput.parse({
        title: demo.title,
        description: demo.description,
        long_description: demo.long_description,
        technologies: demo.technologies,
        github_url: demo.github,
        live_url: demo.live,
        is_featured: demo.featured,
        is_published: !demo.draft,
      }),
      images[index]!,
    );
    await manager.query(`UPDATE project SET created_at = now() - make_interval(weeks => $2) WHERE id = $1`, [
      id,
      index,
    ]);
  }
}
