import type { UserSettings } from '@portfolio/contracts/auth';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user has set; there is no row until they save. */
@Entity('user_settings')
export class UserSettingsEntity implements UserSettings {
  @PrimaryColumn('integer')
  user_id: number;

  @Column('text')
  theme: UserSettings['theme'];

  @Column('boolean')
  notifications_enabled: boolean;

  @Column('boolean')
  email_notifications: boolean;

  @Column('boolean')
  shift_reminders: boolean;

  @Column('text')
  language: UserSettings['language'];

  @Column('text')
  timezone: UserSettings['timezone'];
}
