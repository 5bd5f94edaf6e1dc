/** An employee as a mutation answers it. */
export const employeeOf = (status = 'ACTIVE') => ({ __typename: 'Employee', id: '7', name: 'Grace Hopper', status });

/** An invitation as it is answered, once. */
export const invitation = {
  __typename: 'Invitation',
  inviteUrl: 'https://portfolio.example/planner/register/t0k',
  expiresAt: '2026-11-28T10:00:00.000Z',
  sentTo: null,
};

/** An employee as list and detail ask for them. */
export const shownEmployee = (particulars: object = {}) => ({
  __typename: 'Employee',
  id: '7',
  companyId: '3',
  companyName: 'Northgate Security',
  firstName: 'Grace',
  lastName: 'Hopper',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+1 503 555 0100',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  idNumber: '',
  taxNumber: '',
  bankAccount: '',
  hourlyRate: '21.50',
  status: 'ACTIVE',
  qualifications: [],
  startDate: '2026-01-05',
  notes: '',
  hasAccount: false,
  invitationExpiresAt: null,
  ...particulars,
});

export const shownQualification = (id: string, name: string) => ({ __typename: 'Qualification', id, name });
