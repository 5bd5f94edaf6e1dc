import type { ChosenSettings } from '@portfolio/contracts/auth';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user has chosen; null for what they left alone. There is no row until they save. */
@Entity('user_settings')
export class UserSettingsEntity implements ChosenSettings {
  @PrimaryColumn('integer') user_id: number;
  @Column('text', { nullable: true }) theme: ChosenSettings['theme'];
  @Column('boolean', { nullable: true }) notifications_enabled: boolean | null;
  @Column('boolean', { nullable: true }) email_notifications: boolean | null;
  @Column('boolean', { nullable: true }) shift_reminders: boolean | null;
  @Column('text', { nullable: true }) language: ChosenSettings['language'];
  @Column('text', { nullable: true }) timezone: ChosenSettings['timezone'];
}
