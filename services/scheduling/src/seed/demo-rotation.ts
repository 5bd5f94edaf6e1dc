import { fromDate, startOfWeek, toCalendarDate } from '@internationalized/date';
import { rotationPresets } from '@portfolio/planning/rotations';
import type { EntityManager } from 'typeorm';
import { RotationEntity } from '../planner/rotations/rotation.entity.ts';
import type { DemoPost } from './demo.types.ts';

interface Where {
  company: number;
  post: { id: number };
  /** Who turn there. */
  employees: readonly { id: number }[];
  now: Date;
  zone: string;
}

/** The guards of a post that is staffed early and at night take turns from four weeks on: four days on, two off. */
export async function seedRotation(manager: EntityManager, demo: DemoPost, where: Where): Promise<void> {
  const { company, post, employees, now, zone } = where;
  const monday = startOfWeek(toCalendarDate(fromDate(now, zone)), 'en-GB', 'mon');
  const { pattern, offsets } = rotationPresets.fourAndTwoNights;
  const watches = [
    { code: 'D', start_time: '06:00', end_time: '14:00' },
    { code: 'N', start_time: '22:00', end_time: '06:00' },
  ];
  const { id } = await manager.save(RotationEntity, {
    company_id: company,
    name: `${demo.name}, four on, two off`,
    teams: employees.map((_, team) => `Team ${'ABC'[team]}`),
    phases: [{ from: monday.add({ weeks: 5 }).toString(), pattern, watches, offsets: [...offsets] }],
  });
  for (const [index, employee] of employees.entries()) {
    await manager.query(
      'INSERT INTO rotation_member (company_id, rotation_id, employee_id, post_id, team) VALUES ($1, $2, $3, $4, $5)',
      [company, id, employee.id, post.id, index + 1],
    );
  }
}
