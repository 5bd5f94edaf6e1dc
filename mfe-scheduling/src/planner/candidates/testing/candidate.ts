/** Somebody who can take work, as the gateway answers it. */
export const aCandidate = (more: object = {}) => ({
  __typename: 'Candidate',
  employeeId: '12',
  name: 'Ann A',
  standing: 'FREE',
  conflicts: [],
  hours: 8,
  overtime: 0,
  cost: '160.00',
  here: 0,
  near: null,
  wish: null,
  preferred: [],
  canBeAsked: true,
  ...more,
});
