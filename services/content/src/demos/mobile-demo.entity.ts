import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A mobile demo (core-site.md §3). An empty web preview is `''`, as on the wire. */
@Entity('mobile_demo')
export class MobileDemoEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

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

  @Column('boolean', { default: true })
  isPublished: boolean;

  /** Rises by one with each change, so that two editors notice each other. */
  @VersionColumn()
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
