import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type MediaKind = 'image' | 'apk' | 'ipa';

/** A stored file. Images keep their size in pixels and the widths of their variants. */
@Entity('media_file')
export class MediaFileEntity {
  /** SHA-256 of the stored content, in hexadecimal. */
  @PrimaryColumn('text') hash: string;
  @Column('text') kind: MediaKind;
  @Column('bigint', { transformer: { from: Number, to: (bytes: number) => bytes } }) bytes: number;
  @Column('integer', { nullable: true }) width: number | null;
  @Column('integer', { nullable: true }) height: number | null;
  @Column('integer', { array: true, nullable: true }) widths: number[] | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
