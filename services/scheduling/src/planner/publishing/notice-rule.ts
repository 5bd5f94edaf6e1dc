import type { RuleSeverity } from '@portfolio/contracts/scheduling';
import type { EntityManager } from 'typeorm';
import { rulesColumn } from '../../shared/sql/expressions.ts';

/** How long before a shift a company publishes it; 0 days where that is no rule of its. */
export async function noticeRule(
  manager: EntityManager,
  company: number,
): Promise<{ days: number; severity: RuleSeverity }> {
  const [row] = await manager.query<[{ days: number; severity: RuleSeverity }]>(
    `SELECT (rules ->> 'min_notice_days')::integer AS days, rules ->> 'notice' AS severity
     FROM company, LATERAL (SELECT ${rulesColumn} AS rules) AS whole WHERE id = $1`,
    [company],
  );
  return row.severity === 'off' ? { ...row, days: 0 } : row;
}
