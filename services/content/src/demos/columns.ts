import { mobileDemo, mobileDemoDetail, type MobileDemo, type MobileDemoDetail } from '@portfolio/contracts/content';
import { selectList } from '@portfolio/service-kit/database';
import type { z } from 'zod';
import { mediaAddress, type DescribedImage, type ImageFile } from '../media/address.ts';
import { imageOf, imagesOf } from '../media/image-columns.ts';
import type { MediaLibrary } from '../media/library.ts';

/** Addresses are made of what is stored: of the slug, or of a file's hash. */
const addresses = { qr_code: true, apk_file: true, ipa_file: true, image: true, image_set: true } as const;
const listRow = mobileDemo.omit(addresses);
const detailRow = mobileDemoDetail.omit({ ...addresses, screenshots: true });

interface StoredFiles {
  apk_hash: string;
  ipa_hash: string | null;
  image: ImageFile | null;
}
export type MobileDemoRow = z.infer<typeof listRow> & StoredFiles;
export type MobileDemoDetailRow = z.infer<typeof detailRow> & StoredFiles & { screenshots: DescribedImage[] };

const sizeOf = (hash: string) => `(SELECT bytes FROM media_file WHERE media_file.hash = ${hash})::double precision`;

const expressions = {
  operating_systems: `(SELECT coalesce(json_agg(json_build_object('id', operating_system.id,
      'name', operating_system.name) ORDER BY chosen.position), '[]')
    FROM mobile_demo_operating_system AS chosen JOIN operating_system ON operating_system.id = chosen.operating_system_id
    WHERE chosen.mobile_demo_id = mobile_demo.id)`,
  operating_system: `(SELECT operating_system.name
    FROM mobile_demo_operating_system AS chosen JOIN operating_system ON operating_system.id = chosen.operating_system_id
    WHERE chosen.mobile_demo_id = mobile_demo.id ORDER BY chosen.position LIMIT 1)`,
  apk_size: sizeOf('mobile_demo.apk_hash'),
  ipa_size: sizeOf('mobile_demo.ipa_hash'),
};

const files = `mobile_demo.apk_hash, mobile_demo.ipa_hash,
  ${imageOf(`coalesce(mobile_demo.image_hash, (SELECT hash FROM mobile_demo_screenshot AS shot
    WHERE shot.mobile_demo_id = mobile_demo.id ORDER BY shot.position LIMIT 1))`)} AS image`;

/** Of a demo in a list, from `mobile_demo`. */
export const mobileDemoColumns = `${selectList('mobile_demo', listRow, expressions)}, ${files}`;

/** Of a demo whole, from `mobile_demo`. */
export const mobileDemoDetailColumns = `${selectList('mobile_demo', detailRow, expressions)}, ${files},
  ${imagesOf('mobile_demo_screenshot', 'mobile_demo_id', 'mobile_demo.id')} AS screenshots`;

/** Gives the files their addresses. */
export function toMobileDemo<Row extends MobileDemoRow>(
  { apk_hash, ipa_hash, image, ...demo }: Row,
  media: MediaLibrary,
) {
  const image_set = image && media.imageSet(image, demo.is_published);
  const file = (hash: string, extension: string) =>
    mediaAddress(`${hash}.${extension}`, media.grantFor(hash, demo.is_published));
  return {
    ...demo,
    qr_code: mediaAddress(`qr/mobile-demos/${demo.slug}.svg`),
    apk_file: file(apk_hash, 'apk'),
    ipa_file: ipa_hash && file(ipa_hash, 'ipa'),
    image: image_set?.url ?? null,
    image_set,
  } satisfies MobileDemo;
}

export const toMobileDemoDetail = (
  { screenshots, ...demo }: MobileDemoDetailRow,
  media: MediaLibrary,
): MobileDemoDetail => ({
  ...toMobileDemo(demo, media),
  screenshots: media.imageList(screenshots, demo.is_published),
});
