/** scheduling.md §9, business constants and limits. */
export const scheduling = {
  /** Days for which an administrator's registration link is good. */
  adminRegistrationDays: 3,
  /** Days for which an employee's invitation is good. */
  employeeInvitationDays: 7,
  /** Dollars an hour, as the invite form proposes. */
  defaultHourlyRate: '15.00',
  /** Rows of the shift list. */
  shiftPageSize: 10,
  /** A shift starts within so many years of now, is at most so many hours long, and at least a minute. */
  shiftYears: 10,
  shiftHours: 48,
  /** Hours before a shift from which its employee may check in, and after it until which they may check out: by default, at most. */
  checkInHours: 24,
  checkOutHours: 12,
  attendanceHours: 168,
  /** Hours before a shift from which its employee may say that they will be late, or cannot come. */
  wordHours: 24,
  /** Minutes by which hours may differ from the plan and are approved at once, at most; and shifts approved together. */
  approvalTolerance: 120,
  /** Dollars, and hours of a week, at most. */
  weekBudget: 100_000_000,
  weekHours: 100_000,
  approvedTogether: 200,
  publishedTogether: 5000,
  confirmedTogether: 100,
  /** Who has not confirmed so long after they were told is reminded once. */
  confirmReminderHours: 24,
  unconfirmedShown: 500,
  /** `limit` of the option lists in forms and filters; also the default page of clients and employees. */
  optionListLimit: 100,
  /** Recent shifts on a client's and on an employee's page. */
  recentClientShifts: 5,
  recentEmployeeShifts: 10,
  /** Entries of the dashboard's Recent Activity, and shifts of its day. */
  recentActivity: 10,
  attendedShifts: 12,
  /** Chips of a row, then "+N more". */
  listChips: 2,
  /** Shifts of a week that are copied, and changes that one request makes, at most. */
  weekShifts: 2000,
  /** Seconds for which a phone may keep a check-in that it could not send: thirty days. */
  keptTapSeconds: 2_592_000,
  /** For which a deleted shift can be brought back. */
  restorableHours: 24,
  /** Days for which a shift repeats, at most. */
  seriesDays: 366,
  /** Days of a payment period, at most: a leap year. */
  periodDays: 366,
  /** Views of its lists that a company keeps, at most. */
  listViews: 100,
  /** Week templates of a company, at most. */
  weekTemplates: 100,
  /** Posts of a company, at most; heads that one asks for at once; and weeks after which its pattern begins again. */
  posts: 2000,
  postHeads: 200,
  patternWeeks: 52,
  /** Rotations of a company, at most; teams of one, and people in all of them. */
  rotations: 200,
  rotationTeams: 12,
  rotationMembers: 100,
  /** Days of demand and coverage that one call answers, and shifts that a plan repairs, at most. */
  coverageDays: 35,
  repairedTogether: 200,
  /** Hours of a week that are not overtime; more are said to be, and paid alike. */
  overtimeAfterHours: 40,
  /** Who had a shift at a place in so many days knows it. */
  knownPlaceDays: 180,
  /** Seconds for which a plan is worked on, at most; hours of a shift that it proposes; and days for which it is kept. */
  planSeconds: 120,
  plannedShiftHours: 12,
  planDays: 7,
} as const;

/** scheduling.md §9: the time zones that settings offer; the first is the default. */
export const timezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

export type Timezone = (typeof timezones)[number];
