import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What the rows of a company have in common, to be extended by their entities. */
export abstract class CompanyRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Always the company of what it belongs to. */
  @Column('integer') company_id: number;
}
