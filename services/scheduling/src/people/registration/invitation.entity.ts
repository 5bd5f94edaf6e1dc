import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** A link with which one business administrator registers a company. */
@Entity('admin_registration_link')
export class AdminRegistrationLinkEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** SHA-256 of the token; the token itself is shown once and not kept. */
  @Column('bytea') token_hash: Buffer;
  /** The superuser who made it, a user of the auth service. */
  @Column('integer') created_by: number;
  @Column('timestamptz') expires_at: Date;
  @Column('timestamptz', { nullable: true }) used_at: Date | null;
  /** The company that was registered with it. */
  @Column('integer', { nullable: true }) company_id: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}

/** A link with which an employee makes an account. At most one is pending per employee (scheduling.md §4). */
@Entity('employee_invitation')
export class InvitationEntity extends CompanyRow {
  @Column('integer') employee_id: number;
  /** SHA-256 of the token; the token itself is shown once and not kept. */
  @Column('bytea') token_hash: Buffer;
  @Column('timestamptz') expires_at: Date;
  @Column('timestamptz', { nullable: true }) accepted_at: Date | null;
  /** When the link went out by e-mail; null where nobody asked for it, or it waits. */
  @Column('timestamptz', { nullable: true }) mailed_at: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
