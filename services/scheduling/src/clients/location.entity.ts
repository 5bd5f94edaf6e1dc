import type { LocationInput } from '@portfolio/contracts/scheduling';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A further place of a client where shifts are worked (scheduling.md §3); the client's own address is the main one. */
@Entity('location')
export class LocationEntity implements Record<
  Exclude<keyof LocationInput, 'client' | 'required_qualifications'>,
  unknown
> {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Always the client's company. */
  @Column('integer')
  company_id: number;

  @Column('integer')
  client_id: number;

  @Column('text')
  name: string;

  @Column('text', { default: '' })
  address: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: '' })
  state: string;

  @Column('text', { default: '' })
  zip_code: string;

  /** IANA name; null takes the client's. */
  @Column('text', { nullable: true })
  time_zone: string | null;
}
