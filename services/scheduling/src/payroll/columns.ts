/** `payment` with the sums of its shifts as `totals`: of what each line of a receipt says, so that they add up. */
export const paymentsWithTotals = `payment CROSS JOIN LATERAL (
    SELECT count(*)::integer AS shifts, coalesce(sum(round(paid_hours, 2)), 0.00) AS hours_worked,
      coalesce(sum(pay), 0.00) AS amount
    FROM shift WHERE shift.payment_id = payment.id
  ) AS totals`;

/** The same with its period and employee. */
export const paymentTables = `${paymentsWithTotals}
  JOIN payment_period ON payment_period.id = payment.period_id
  JOIN employee ON employee.id = payment.employee_id`;

/** What the contract calls `payment`, from {@link paymentTables}. */
export const paymentColumns = `payment.id, payment.payment_date::text AS payment_date, payment_period.name AS period_name,
  totals.hours_worked, totals.amount, payment.status`;

/** What the contract calls `adminPayment`, from {@link paymentTables}. */
export const adminPaymentColumns = `${paymentColumns}, payment.company_id AS company, payment.period_id AS period,
  payment.employee_id AS employee, concat_ws(' ', employee.first_name, employee.last_name) AS employee_name,
  totals.shifts`;

/** What the contract calls `paymentPeriod`. */
export const periodColumns = `payment_period.id, payment_period.company_id AS company, payment_period.name,
  payment_period.start_date::text AS start_date, payment_period.end_date::text AS end_date`;
