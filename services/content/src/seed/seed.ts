import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { makeVariants } from '../media/images.ts';
import { Incoming } from '../media/incoming.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import type { MediaLibrary } from '../media/library.ts';
import { buildDemos, filesOfDemos, seedDemos } from './demos.ts';
import { demoFace, seedOwner } from './owner.ts';
import { drawPages, filesOfPages, seedPages } from './pages.ts';
import { drawProjects, seedProjects } from './projects.ts';
import { seedBlog, seedMessages } from './texts.ts';

/**
 * Fills an empty content database with demo content; one with anything in it is left alone.
 * @param draw makes a stored picture of an SVG; tests that look at no picture give a quicker one
 * @returns whether it was filled
 */
export async function seedDemoContent(
  database: DataSource,
  media: MediaLibrary,
  draw = checkedDrawing,
): Promise<boolean> {
  const [found] = await database.query<unknown[]>(
    'SELECT FROM project UNION ALL SELECT FROM mobile_demo UNION ALL SELECT FROM page UNION ALL SELECT FROM blog_post LIMIT 1',
  );
  if (found) return false;
  const incoming = await Incoming.open(media.incoming);
  try {
    const drawn = (svg: string, shape?: 'phone') => draw(incoming, svg, shape);
    const projects = await drawProjects(drawn);
    const demos = await buildDemos(drawn, incoming);
    const pages = await drawPages(drawn);
    const face = await drawn(demoFace);
    const files = [...projects.flat(), ...filesOfDemos(demos), ...filesOfPages(pages), face];
    await keepFiles(database, media.storage, files, async (manager) => {
      await seedProjects(manager, projects);
      await seedDemos(manager, demos);
      await seedPages(manager, pages);
      await seedOwner(manager, face);
      await seedBlog(manager);
      await seedMessages(manager);
    });
    // The chatbot knows the words at once, not only when the job that follows changes has run.
    await database.query('REFRESH MATERIALIZED VIEW site_lexeme');
  } finally {
    await incoming.dispose();
  }
  return true;
}

/**
 * A drawing as if somebody had uploaded it as a PNG, in the shape of a phone's screen when it is one. As small as looks
 * well, because the first start waits for it.
 */
export async function checkedDrawing(incoming: Incoming, svg: string, shape?: 'phone'): Promise<CheckedFile> {
  // `images.ts` shuts SVG out for uploads; these drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const picture = sharp(Buffer.from(svg));
  const [width, height] = shape ? [540, 960] : [960, 600];
  const png = await picture.resize(width, height).png({ compressionLevel: 1 }).toBuffer();
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  const received = await incoming.receive(Readable.from([png]), 'drawing.png', 'images', 'image');
  const { image, parts } = await makeVariants(received.path, received.hash, incoming.folder);
  return { ...image, kind: 'image', bytes: received.bytes, parts };
}
