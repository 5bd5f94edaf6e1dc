import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../content-item.entity.ts';

/** A mobile demo (core-site.md §3). An empty web preview is `''`, as on the wire. */
@Entity('mobile_demo')
export class MobileDemoEntity extends ContentItemEntity {
  @Column('text')
  description: string;

  /** One a line. */
  @Column('text')
  features: string;

  /** The app's own, e.g. `1.4.0`. */
  @Column('text')
  version: string;

  @Column('text', { default: '' })
  webviewUrl: string;

  @Column('text')
  apkHash: string;

  @Column('text', { nullable: true })
  ipaHash: string | null;

  @Column('text', { nullable: true })
  imageHash: string | null;
}
