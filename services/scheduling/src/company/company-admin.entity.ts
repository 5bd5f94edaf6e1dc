import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user who administers a company. The row with a user's lowest id is that user's working company. */
@Entity('company_admin')
export class CompanyAdminEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** A user of the auth service. */
  @Column('integer')
  user_id: number;

  @Column('integer')
  company_id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
