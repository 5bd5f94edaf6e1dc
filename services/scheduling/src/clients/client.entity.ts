import { clientUpdate } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../shared/company-row.ts';

const fields = clientUpdate.omit({ required_qualifications: true });

/** A customer of a company (scheduling.md §3). Texts that nobody gave are `''`, as on the wire; without a time zone it has its company's. */
@Entity('client')
export class ClientEntity extends withColumns(fields, CompanyRow) {
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
