import { siteOwner, type SiteOwner, type SiteOwnerPatch } from '@portfolio/contracts/content';
import { fault } from '@portfolio/contracts/errors';
import { prepared, selectList } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { z } from 'zod';
import type { ContentContext } from '../context.ts';
import { inLanguage, keptIn, type Kept, type ReadLanguage } from '../items/in-language.ts';
import { lockForChange } from '../items/revisions.ts';
import type { ImageFile } from '../media/address.ts';
import { imageOf } from '../media/image-lists.ts';
import { keepFiles, type CheckedFile } from '../media/keep.ts';
import { PageEntity } from '../pages/page.entity.ts';
import { SiteOwnerEntity } from './site-owner.entity.ts';

/** The only row. */
export const ownerId = 1;

const said = siteOwner.omit({ image: true, image_set: true, json_ld: true, language: true });

type Row = z.infer<typeof said> & { picture: ImageFile | null };

const select = (language: ReadLanguage) =>
  prepared(
    `SELECT ${selectList('site_owner', said, {
      about_path: `(SELECT '/page/' || slug FROM page WHERE page.id = site_owner.about_page_id AND is_published)`,
    })}, ${imageOf('site_owner.image_hash')} AS picture${keptIn('site_owner', language)} FROM site_owner`,
  );

/** Who makes the site, told in a language where they are translated into it. */
export async function getSiteOwner(
  { database, media, publicOrigin }: ContentContext,
  language?: ReadLanguage,
): Promise<SiteOwner> {
  const [row] = await database.query<[Row & Kept]>(select(language));
  const { picture, ...fields } = inLanguage(language, (written: Row) => written)(row);
  const image_set = picture && media.imageSet(picture, fields.name !== '');
  const owner = { ...fields, image: image_set?.url ?? null, image_set };
  return { ...owner, json_ld: personOf(owner, publicOrigin) };
}

/** Changes what `patch` holds. @throws AppError `conflict`, `validation` for a page that is not there */
export async function updateSiteOwner(
  context: ContentContext,
  { revision, remove_image: removeImage, about_page_id: page, ...fields }: SiteOwnerPatch,
  image?: CheckedFile,
): Promise<SiteOwner> {
  await keepFiles(context.database, context.media.storage, image ? [image] : [], async (manager) => {
    await lockForChange(manager, 'site_owner', ownerId, revision);
    if (page && !(await manager.existsBy(PageEntity, { id: page }))) {
      throw validationError({ about_page_id: [fault('does_not_exist', { value: page })] });
    }
    await manager.update(SiteOwnerEntity, ownerId, {
      ...fields,
      ...(page !== undefined && { about_page_id: page }),
      image_hash: image?.hash ?? (removeImage ? null : undefined),
      id: ownerId,
    });
  });
  return getSiteOwner(context);
}

type Known = Pick<SiteOwner, 'name' | 'headline' | 'links' | 'about_path' | 'image'>;

type LinkedData = NonNullable<SiteOwner['json_ld']>;

/** The owner as schema.org knows people, all addresses absolute; null while there is no name. */
function personOf({ name, headline, links, about_path, image }: Known, origin: string): LinkedData | null {
  if (name === '') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/#owner`,
    name,
    ...(headline && { description: headline }),
    url: origin + (about_path ?? '/'),
    ...(image && { image: origin + image }),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
  };
}
