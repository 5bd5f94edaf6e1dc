import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** Days for which a company pays its employees together; both ends belong to it. */
@Entity('payment_period')
export class PaymentPeriodEntity extends CompanyRow {
  @Column('text')
  name: string;

  /** `YYYY-MM-DD` */
  @Column('date')
  start_date: string;

  @Column('date')
  end_date: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
