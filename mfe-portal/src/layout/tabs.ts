/** scheduling.md §2, Employee portal: the tabs and their addresses, the index first. */
export const portalTabs = {
  shifts: '/planner/employee-portal',
  profile: '/planner/employee-portal/profile',
  availability: '/planner/employee-portal/availability',
  payments: '/planner/employee-portal/payments',
  settings: '/planner/employee-portal/settings',
} as const;
