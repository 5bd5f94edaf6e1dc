import type { ClientInput, ClientStatus } from '@portfolio/contracts/scheduling';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A customer of a company (scheduling.md §3). Texts that nobody gave are `''`, as on the wire. */
@Entity('client')
export class ClientEntity implements Record<
  Exclude<keyof ClientInput, 'company' | 'required_qualifications'>,
  unknown
> {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

  @Column('text')
  name: string;

  @Column('text', { default: '' })
  contact_name: string;

  @Column('text', { default: '' })
  email: string;

  @Column('text', { default: '' })
  phone: string;

  @Column('text', { default: '' })
  address: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: '' })
  state: string;

  @Column('text', { default: '' })
  zip_code: string;

  /** IANA name; null takes the company's. */
  @Column('text', { nullable: true })
  time_zone: string | null;

  @Column('text', { default: 'active' })
  status: ClientStatus;

  @Column('text', { default: '' })
  notes: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
