import type { UserInput } from '@portfolio/contracts/auth';
import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account; its Patreon connection is a row of its own. */
@Entity('account')
export class UserEntity implements Omit<UserInput, 'password'> {
  @PrimaryColumn({ type: 'integer', generated: 'identity' }) id: number;
  @Column('text') username: string;
  @Column('text') email: string;
  @Column('text') first_name: string;
  @Column('text') last_name: string;
  /** argon2id; null for who signs in through Patreon only. */
  @Column('text', { nullable: true, select: false }) password_hash: string | null;
  @Column('boolean', { default: true }) is_active: boolean;
  @Column('boolean', { default: false }) is_staff: boolean;
  @Column('boolean', { default: false }) is_superuser: boolean;
  /** What the scheduling service last said; it owns these facts. */
  @Column('jsonb', { nullable: true }) scheduling_user: SchedulingUser | null;
  /** Of the registration link that made the account. */
  @Column('text', { nullable: true, select: false }) registration_key: string | null;
  @Column('timestamptz', { default: () => 'now()' }) date_joined: Date;
  @Column('timestamptz', { nullable: true }) last_login: Date | null;
}
