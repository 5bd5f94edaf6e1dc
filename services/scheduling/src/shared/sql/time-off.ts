/** SQL: when time off begins and ends, from `time_off` and the `company` whose clock it means. */
export const timeOffSpan = {
  from: "((time_off.from_day + coalesce(time_off.from_time, '00:00'::time)) AT TIME ZONE company.time_zone)",
  until: "((time_off.until_day + coalesce(time_off.until_time, '24:00'::time)) AT TIME ZONE company.time_zone)",
} as const;
