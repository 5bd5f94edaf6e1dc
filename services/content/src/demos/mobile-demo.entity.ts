import { mobileDemoInput } from '@portfolio/contracts/content';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity } from 'typeorm';
import { ContentItemEntity } from '../items/content-item.entity.ts';

const fields = mobileDemoInput.omit({ operating_systems: true, screenshot_alts: true });

/** A mobile demo (core-site.md §3). An empty web preview is `''`, as on the wire. */
@Entity('mobile_demo')
export class MobileDemoEntity extends withColumns(fields, ContentItemEntity) {
  @Column('text') apk_hash: string;
  @Column('text', { nullable: true }) ipa_hash: string | null;
  @Column('text', { nullable: true }) image_hash: string | null;
}
