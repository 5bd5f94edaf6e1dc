import type { WishKind } from '@portfolio/contracts/scheduling';
import { Column, Entity } from 'typeorm';
import { UnavailabilityEntity } from './unavailability.entity.ts';

/** Days on which an employee would rather work, or rather not. */
@Entity('wish')
export class WishEntity extends UnavailabilityEntity {
  @Column('text')
  kind: WishKind;
}
