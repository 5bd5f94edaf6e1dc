import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account; its Patreon connection is a row of its own. */
@Entity('account')
export class UserEntity {
  @PrimaryColumn({ type: 'integer', generated: 'identity' })
  id: number;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** argon2id; null for who signs in through Patreon only. */
  @Column('text', { nullable: true, select: false })
  passwordHash: string | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('boolean', { default: false })
  isStaff: boolean;

  @Column('boolean', { default: false })
  isSuperuser: boolean;

  /** What the scheduling service last said; it owns these facts. */
  @Column('jsonb', { nullable: true })
  schedulingUser: SchedulingUser | null;

  /** Of the registration link that made the account. */
  @Column('text', { nullable: true, select: false })
  registrationKey: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  dateJoined: Date;

  @Column('timestamptz', { nullable: true })
  lastLogin: Date | null;
}
