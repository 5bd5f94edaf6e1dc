import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { makeVariants } from '../media/images.ts';
import { Incoming } from '../media/incoming.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import type { MediaLibrary } from '../media/library.ts';
import { drawProjects, seedProjects } from './projects.ts';

/**
 * Fills an empty content database with demo content; one with anything in it is left alone.
 * @returns whether it was filled
 */
export async function seedDemoContent(database: DataSource, media: MediaLibrary): Promise<boolean> {
  const [found] = await database.query<unknown[]>('SELECT FROM project LIMIT 1');
  if (found) return false;
  const incoming = await Incoming.open(media.incoming);
  try {
    const projectImages = await drawProjects((svg) => checkedDrawing(incoming, svg));
    await keepFiles(database, media.storage, projectImages.flat(), async (manager) => {
      await seedProjects(manager, projectImages);
    });
  } finally {
    await incoming.dispose();
  }
  return true;
}

/** A drawing as if somebody had uploaded it as a PNG. */
async function checkedDrawing(incoming: Incoming, svg: string): Promise<CheckedFile> {
  // `images.ts` shuts SVG out for uploads; these drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  const received = await incoming.receive(Readable.from([png]), 'drawing.png', 'images', 'image');
  const { image, parts } = await makeVariants(received.path, received.hash, incoming.folder);
  return { ...image, kind: 'image', bytes: received.bytes, parts };
}
