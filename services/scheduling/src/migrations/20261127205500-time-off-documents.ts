import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Time off of a type may need a file that proves it. */
export class TimeOffDocuments20261127205500 implements Migration {
  name = 'TimeOffDocuments20261127205500';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE time_off_type ADD needs_document boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE time_off_type DROP needs_document');
  }
}
