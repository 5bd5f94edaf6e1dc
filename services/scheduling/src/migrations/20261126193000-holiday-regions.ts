import { migration } from '@portfolio/service-kit/database';

/** Whose public holidays a company has, and a location where it has others. */
export const HolidayRegions20261126193000 = migration('HolidayRegions20261126193000', {
  borneBy: 'all',
  up: 'ALTER TABLE company ADD holiday_region text; ALTER TABLE location ADD holiday_region text',
  down: 'ALTER TABLE company DROP holiday_region; ALTER TABLE location DROP holiday_region',
});
