import {
  scheduling,
  type OfferApproval,
  type PayrollColumn,
  type PlanningRulesPatch,
} from '@portfolio/contracts/scheduling';
import type { Language } from '@portfolio/contracts/auth';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user who administers a company. The row with a user's lowest id is that user's working company. */
@Entity('company_admin')
export class CompanyAdminEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** A user of the auth service. */
  @Column('integer') user_id: number;
  @Column('integer') company_id: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}

/** A business that schedules its employees. Texts that nobody gave are `''`, as on the wire. */
@Entity('company')
export class CompanyEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('text') name: string;
  @Column('text', { default: '' }) address: string;
  @Column('text', { default: '' }) phone: string;
  @Column('text', { default: '' }) website: string;
  /** IANA name: where its days are counted, unless a client or a location says otherwise. */
  @Column('text', { default: 'UTC' }) time_zone: string;
  /** Whose public holidays it has. */
  @Column('text', { nullable: true }) holiday_region: string | null;
  /** What is not by default. */
  @Column('jsonb', { default: {} }) planning_rules: PlanningRulesPatch;
  /** Of what it writes to its employees. */
  @Column('text', { default: 'en' }) language: Language;
  /** How long before a shift its employee may check in. */
  @Column('integer', { default: scheduling.checkInHours }) check_in_hours: number;
  /** How long after a shift its employee may still check out. */
  @Column('integer', { default: scheduling.checkOutHours }) check_out_hours: number;
  /** Only approved hours are paid. */
  @Column('boolean', { default: false }) pay_approved_only: boolean;
  /** New and changed shifts wait until they are published. */
  @Column('boolean', { default: false }) plans_in_drafts: boolean;
  /** Whether a planner approves what guards agree on among themselves. */
  @Column('text', { default: 'always' }) offer_approval: OfferApproval;
  /** Its administrators sign in in two steps. */
  @Column('boolean', { default: false }) require_second_factor: boolean;
  /** Minutes by which check-in and check-out may differ from the plan to be approved at once. */
  @Column('integer', { nullable: true }) approval_tolerance: number | null;
  /** Dollars. */
  @Column('integer', { nullable: true }) week_budget: number | null;
  /** Of its payroll export; those that people know at first. */
  @Column({ type: 'text', array: true, insert: false }) payroll_columns: PayrollColumn[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
}
