import type { MobileDemo, MobileDemoDetail, OperatingSystem } from '@portfolio/contracts/content';
import { mediaAddress, type ImageFile } from '../media/address.ts';
import type { MediaLibrary } from '../media/library.ts';

/** A row of the list statement. */
export interface MobileDemoRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  version: string;
  webview_url: string;
  is_published: boolean;
  revision: number;
  created_at: Date;
  updated_at: Date;
  operating_systems: OperatingSystem[];
  apk: { hash: string; bytes: number } | null;
  ipa: { hash: string; bytes: number } | null;
  image: ImageFile | null;
}

export interface MobileDemoDetailRow extends MobileDemoRow {
  features: string;
  screenshots: ImageFile[];
}

const app = (column: string) =>
  `(SELECT json_build_object('hash', m.hash, 'bytes', m.bytes) FROM media_file m WHERE m.hash = d.${column})`;

/** Columns of `mobile_demo d` and what hangs on it, one row per demo. */
export const mobileDemoColumns = `
  d.id, d.slug, d.title, d.description, d.version, d.webview_url, d.is_published, d.revision, d.created_at, d.updated_at,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) ORDER BY x.position), '[]')
     FROM mobile_demo_operating_system x JOIN operating_system o ON o.id = x.operating_system_id
     WHERE x.mobile_demo_id = d.id) AS operating_systems,
  ${app('apk_hash')} AS apk, ${app('ipa_hash')} AS ipa,
  (SELECT row_to_json(f) FROM (SELECT m.hash, m.width, m.height, m.widths FROM media_file m
     WHERE m.hash = coalesce(d.image_hash, (SELECT s.hash FROM mobile_demo_screenshot s
       WHERE s.mobile_demo_id = d.id ORDER BY s.position LIMIT 1))) f) AS image`;

export const mobileDemoDetailColumns = `${mobileDemoColumns}, d.features,
  (SELECT coalesce(json_agg(json_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
     'widths', m.widths) ORDER BY s.position), '[]')
     FROM mobile_demo_screenshot s JOIN media_file m USING (hash) WHERE s.mobile_demo_id = d.id) AS screenshots`;

/** Wire form of a list row. */
export function toMobileDemo(row: MobileDemoRow, media: MediaLibrary): MobileDemo {
  const image = row.image && media.imageSet(row.image, row.is_published);
  const file = (stored: { hash: string } | null, extension: string) =>
    stored && mediaAddress(`${stored.hash}.${extension}`, media.grantFor(stored.hash, row.is_published));
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    version: row.version,
    operating_systems: row.operating_systems,
    qr_code: mediaAddress(`qr/mobile-demos/${row.slug}.svg`),
    apk_file: file(row.apk, 'apk'),
    ipa_file: file(row.ipa, 'ipa'),
    apk_size: row.apk?.bytes ?? null,
    ipa_size: row.ipa?.bytes ?? null,
    webview_url: row.webview_url,
    image: image?.url ?? null,
    image_set: image,
    is_published: row.is_published,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toMobileDemoDetail(row: MobileDemoDetailRow, media: MediaLibrary): MobileDemoDetail {
  return {
    ...toMobileDemo(row, media),
    features: row.features,
    screenshots: row.screenshots.map((image) => ({ id: image.hash, ...media.imageSet(image, row.is_published) })),
  };
}
