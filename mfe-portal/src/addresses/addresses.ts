/** scheduling.md §2, Employee portal: the tabs and their addresses, the index first. */
export const portalTabs = {
  shifts: '/planner/employee-portal',
  profile: '/planner/employee-portal/profile',
  availability: '/planner/employee-portal/availability',
  payments: '/planner/employee-portal/payments',
  settings: '/planner/employee-portal/settings',
} as const;

/** What messages lead to (services/scheduling), beside the tabs. */
export const portalScreens = {
  notices: '/planner/employee-portal/notices',
  messages: '/planner/employee-portal/messages',
  aboutMessages: '/planner/employee-portal/messages/about',
  thread: '/planner/employee-portal/messages/:id',
  offers: '/planner/employee-portal/offers',
  openShifts: '/planner/employee-portal/open-shifts',
  timeOff: '/planner/employee-portal/time-off',
  giveAway: '/planner/employee-portal/shifts/:id/offer',
  shift: '/planner/employee-portal/shifts/:id',
} as const;

export const shiftPath = (id: string): string => portalScreens.shift.replace(':id', id);

export const threadPath = (id: string): string => portalScreens.thread.replace(':id', id);

export const giveAwayPath = (id: string): string => portalScreens.giveAway.replace(':id', id);
