import type { ContactInput } from '@portfolio/contracts/content';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the contact form (core-site.md §3). */
@Entity('contact_message')
export class ContactMessageEntity implements ContactInput {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text') subject: string;
  @Column('text') message: string;
  /** Of the auth service, where the sender was signed in. */
  @Column('integer', { nullable: true }) user_id: number | null;
  @Column('boolean', { default: false }) is_read: boolean;
  /** Names the e-mail to support. */
  @Column('uuid', { default: () => 'gen_random_uuid()' }) mail_id: string;
  /** When the e-mail to support went out. */
  @Column('timestamptz', { nullable: true }) mailed_at: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
