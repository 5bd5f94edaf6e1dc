import type { SiteOwnerPatch } from '@portfolio/contracts/content';
import type { EntityManager } from 'typeorm';
import type { CheckedFile } from '../media/keep.ts';
import { SiteOwnerEntity } from '../owner/site-owner.entity.ts';
import { ownerId } from '../owner/site-owner.ts';
import { PageEntity } from '../pages/page.entity.ts';

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
export const demoFace = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
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
export async function seedOwner(manager: EntityManager, face: CheckedFile): Promise<void> {
  const about = await manager.findOneByOrFail(PageEntity, { slug: 'about' });
  await manager.update(SiteOwnerEntity, ownerId, {
    ...demoOwner,
    about_page_id: about.id,
    image_hash: face.hash,
  });
}
