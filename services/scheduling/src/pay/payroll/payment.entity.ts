import { Column, CreateDateColumn, Entity } from 'typeorm';
import { CompanyRow } from '../../shared/company-row.ts';

/** What an employee gets for a period: the pay of the shifts that point at it. */
@Entity('payment')
export class PaymentEntity extends CompanyRow {
  @Column('integer') period_id: number;
  @Column('integer') employee_id: number;
  @Column('text', { default: 'pending' }) status: 'pending' | 'paid';
  /** `YYYY-MM-DD`; null until paid. */
  @Column('date', { nullable: true }) payment_date: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}

/** Days for which a company pays its employees together; both ends belong to it. */
@Entity('payment_period')
export class PaymentPeriodEntity extends CompanyRow {
  @Column('text') name: string;
  /** `YYYY-MM-DD` */
  @Column('date') start_date: string;
  @Column('date') end_date: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
