import { Column, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';
import type { WishKind } from '@portfolio/contracts/scheduling';

/** Days on which an employee can't work, on the clock of their company. */
@Entity('unavailability')
export class UnavailabilityEntity extends CompanyRow {
  @Column('integer') employee_id: number;
  @Column('date') from_day: string;
  /** Null: from the beginning of that day. */
  @Column('time', { nullable: true }) from_time: string | null;
  /** The last day. */
  @Column('date') until_day: string;
  /** Null: until the end of that day. */
  @Column('time', { nullable: true }) until_time: string | null;
  @Column('text', { default: '' }) reason: string;
}

/** Days on which an employee would rather work, or rather not. */
@Entity('wish')
export class WishEntity extends UnavailabilityEntity {
  @Column('text') kind: WishKind;
}
