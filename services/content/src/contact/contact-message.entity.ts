import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the contact form (core-site.md §3). */
@Entity('contact_message')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('boolean', { default: false })
  isRead: boolean;

  /** Names the e-mail to support. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  mailId: string;

  /** When the e-mail to support went out. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
