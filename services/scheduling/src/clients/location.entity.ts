import { locationInput } from '@portfolio/contracts/scheduling';
import { withColumns } from '@portfolio/service-kit/database';
import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../shared/company-row.ts';

const fields = locationInput.omit({ client: true, required_qualifications: true });

/**
 * A further place of a client where shifts are worked (scheduling.md §3); the client's own address is the main one. Without a
 * time zone it has its client's.
 */
@Entity('location')
export class LocationEntity extends withColumns(fields, CompanyRow) {
  @Column('integer') client_id: number;
}
