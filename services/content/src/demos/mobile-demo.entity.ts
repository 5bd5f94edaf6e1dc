import type { MobileDemoInput } from '@portfolio/contracts/content';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A mobile demo (core-site.md §3). An empty web preview is `''`, as on the wire. */
@Entity('mobile_demo')
export class MobileDemoEntity
  extends ContentItemEntity
  implements Omit<MobileDemoInput, 'operating_systems' | 'screenshot_alts'>
{
  @Column('text')
  description: string;

  /** One a line. */
  @Column('text')
  features: string;

  /** The app's own, e.g. `1.4.0`. */
  @Column('text')
  version: string;

  @Column('text', { default: '' })
  webview_url: string;

  @Column('text')
  apk_hash: string;

  @Column('text', { nullable: true })
  ipa_hash: string | null;

  @Column('text', { nullable: true })
  image_hash: string | null;

  @Column('text', { default: '' })
  image_alt: string;
}
