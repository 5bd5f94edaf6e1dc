import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Days for which a company pays its employees together; both ends belong to it. */
@Entity('payment_period')
export class PaymentPeriodEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  company_id: number;

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
