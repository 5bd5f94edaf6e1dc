import { migration } from '@portfolio/service-kit/database';
import { secureCompanyRows } from '../shared/sql/row-security.ts';

/** Time off may carry a file that proves it, such as a doctor's note. */
export const TimeOffFiles20261127073000 = migration('TimeOffFiles20261127073000', {
  borneBy: 'all',
  up: `
    -- By itself, so that no list reads it.
    CREATE TABLE time_off_file (
      time_off_id integer PRIMARY KEY,
      company_id integer NOT NULL,
      name text NOT NULL,
      type text NOT NULL,
      content bytea NOT NULL,
      CONSTRAINT time_off_file_time_off_fkey
        FOREIGN KEY (time_off_id, company_id) REFERENCES time_off (id, company_id) ON DELETE CASCADE
    );
    ${secureCompanyRows('time_off_file', {
      own: 'EXISTS (SELECT FROM time_off WHERE time_off.id = time_off_file.time_off_id)',
    })}`,
  down: 'DROP TABLE time_off_file',
});
