const portal = '/planner/employee-portal';

/** Where employees read on: paths of the portal's screens. */
export const portalPaths = {
  notices: `${portal}/notices`,
  offers: `${portal}/offers`,
  openShifts: `${portal}/open-shifts`,
  profile: `${portal}/profile`,
  timeOff: `${portal}/time-off`,
  thread: ({ thread }: { thread: number }) => `${portal}/messages/${thread}`,
  shift: (id: number) => `${portal}/shifts/${id}`,
} as const;
