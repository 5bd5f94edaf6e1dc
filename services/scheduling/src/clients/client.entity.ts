import { clientUpdate } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

const fields = clientUpdate.omit({ required_qualifications: true });

/** A customer of a company (scheduling.md §3). Texts that nobody gave are `''`, as on the wire; without a time zone it has its company's. */
@Entity('client')
export class ClientEntity extends withColumns(fields) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
