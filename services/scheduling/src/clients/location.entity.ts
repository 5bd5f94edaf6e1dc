import { locationInput } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const fields = locationInput.omit({ client: true, required_qualifications: true });

/**
 * A further place of a client where shifts are worked (scheduling.md §3); the client's own address is the main one. Without a
 * time zone it has its client's.
 */
@Entity('location')
export class LocationEntity extends withColumns(fields) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Always the client's company. */
  @Column('integer')
  company_id: number;

  @Column('integer')
  client_id: number;
}
