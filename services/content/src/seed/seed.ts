import { type SiteOwnerPatch, projectInput } from '@portfolio/contracts/content';
import { inScope } from '@portfolio/service-kit/row-security';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { DataSource, EntityManager } from 'typeorm';
import { makeVariants } from '../media/images.ts';
import { Incoming } from '../media/incoming.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import type { MediaLibrary } from '../media/library.ts';
import { buildDemos, filesOfDemos, seedDemos } from './demos.ts';
import { insertBlogPost } from '../blog/blog.admin.ts';
import { ContactMessageEntity } from '../contact/contact-message.entity.ts';
import { demoPosts } from './blog.data.ts';
import { demoMessages } from './contact.data.ts';
import { SiteOwnerEntity } from '../owner/site-owner.entity.ts';
import { ownerId } from '../owner/site-owner.ts';
import { PageEntity } from '../pages/page.entity.ts';
import { insertProject } from '../projects/project.admin.ts';
import { drawing } from './drawings.ts';
import { demoProjects } from './projects.data.ts';
import { insertSection, type SectionFiles } from '../pages/sections.ts';
import { demoPages } from './pages.data.ts';

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

/** Inserts the patron posts, a month apart, so that the first is the newest. */
async function seedBlog(manager: EntityManager): Promise<void> {
  for (const [index, post] of demoPosts.entries()) {
    const id = await insertBlogPost(manager, { ...post, is_published: true, publish_at: null });
    await manager.query(
      `UPDATE blog_post SET created_at = written, published_at = written
       FROM (SELECT now() - make_interval(months => $2, days => 2) AS written) AS times WHERE id = $1`,
      [id, index],
    );
  }
}

/** Inserts contact messages that support has been told about. */
const seedMessages = (manager: EntityManager): Promise<void> => inScope('everything', () => storeMessages(manager));

async function storeMessages(manager: EntityManager): Promise<void> {
  for (const { read, hoursAgo, ...message } of demoMessages) {
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
    const entity = { ...message, is_read: read ?? false, created_at, mailed_at: created_at };
    await manager.save(manager.create(ContactMessageEntity, entity));
  }
}

const demoOwner = {
  name: 'Robin Vale',
  headline: 'Builds calm web, mobile and AI software for small companies.',
  availability: 'open',
  availability_note: 'Two projects at a time, the next from next month.',
  links: [
    { label: 'GitHub', url: 'https://github.com/example' },
    { label: 'Mastodon', url: 'https://social.example.com/@robin' },
  ],
} satisfies SiteOwnerPatch;

/** A face in the middle of a picture: the demo has no photograph of anybody. */
const demoFace = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
  <rect width="1600" height="1000" fill="hsl(190 45% 16%)"/>
  <circle cx="800" cy="520" r="430" fill="hsl(186 50% 24%)"/>
  <path d="M420 1000c0-230 150-330 380-330s380 100 380 330z" fill="hsl(172 55% 45%)"/>
  <path d="M700 600h200v130a100 100 0 0 1-200 0z" fill="hsl(24 45% 58%)"/>
  <ellipse cx="800" cy="450" rx="185" ry="220" fill="hsl(24 52% 66%)"/>
  <path d="M600 450c-10-190 90-270 210-270s210 90 190 270c-30-90-80-130-150-140-80 60-190 50-250 140z" fill="hsl(20 35% 18%)"/>
  <circle cx="730" cy="455" r="16" fill="hsl(20 35% 14%)"/><circle cx="870" cy="455" r="16" fill="hsl(20 35% 14%)"/>
  <path d="M735 550q65 55 130 0" fill="none" stroke="hsl(10 45% 35%)" stroke-width="14" stroke-linecap="round"/>
</svg>`;

/** Says who makes the site, behind its pages. */
async function seedOwner(manager: EntityManager, face: CheckedFile): Promise<void> {
  const about = await manager.findOneByOrFail(PageEntity, { slug: 'about' });
  await manager.update(SiteOwnerEntity, ownerId, {
    ...demoOwner,
    about_page_id: about.id,
    image_hash: face.hash,
  });
}

type Draw = (svg: string) => Promise<CheckedFile>;

/** Draws the demo projects' images, the thumbnail first; the featured ones have a second. */
async function drawProjects(draw: Draw): Promise<CheckedFile[][]> {
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
async function seedProjects(manager: EntityManager, images: readonly CheckedFile[][]): Promise<void> {
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

/** Draws the images of all sections, page by page. */
async function drawPages(draw: Draw): Promise<SectionFiles[][]> {
  const pages: SectionFiles[][] = [];
  for (const { sections } of demoPages) {
    const files: SectionFiles[] = [];
    for (const section of sections) {
      const cardImages: CheckedFile[] = [];
      for (const card of section.cards ?? [])
        if (card.drawing) cardImages.push(await draw(drawing(...card.drawing, 2)));
      files.push({ image: section.drawing && (await draw(drawing(...section.drawing, 2))), cardImages });
    }
    pages.push(files);
  }
  return pages;
}

const filesOfPages = (pages: readonly SectionFiles[][]): CheckedFile[] =>
  pages.flat().flatMap(({ image, cardImages }) => (image ? [image, ...cardImages] : cardImages));

async function seedPages(manager: EntityManager, files: readonly SectionFiles[][]): Promise<void> {
  for (const [pageIndex, { sections, ...page }] of demoPages.entries()) {
    const { id } = await manager.save(manager.create(PageEntity, page));
    for (const [index, { drawing: _drawing, cards = [], ...section }] of sections.entries()) {
      let image = 0;
      const input = {
        ...section,
        cards: cards.map(({ drawing: drawn, ...card }) => ({ ...card, image_file: drawn ? image++ : undefined })),
      };
      await insertSection(manager, id, input, files[pageIndex]![index]);
    }
  }
}
