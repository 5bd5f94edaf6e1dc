/** A client as a mutation answers it. */
export const clientOf = (status = 'ACTIVE') => ({ __typename: 'Client', id: '7', status });

/** A location as a mutation answers it. */
export const locationOf = (id = '51') => ({ __typename: 'Location', id });

/** A client as list and detail ask for it; `particulars` say what the test is about. */
export const shownClient = (particulars: object = {}) => ({
  __typename: 'Client',
  id: '7',
  companyId: '3',
  name: 'Riverfront Mall',
  contactName: 'Tom Lindqvist',
  email: 'tom@example.com',
  phone: '+1 503-555-0112',
  address: '845 SW Naito Parkway',
  city: 'Portland',
  state: 'OR',
  zipCode: '97204',
  timeZone: null as string | null,
  status: 'ACTIVE',
  notes: '',
  weekBudget: null as number | null,
  weekHours: null as number | null,
  requiredQualifications: [] as object[],
  locations: [] as object[],
  ...particulars,
});

export const shownLocation = (id: string, name: string) => ({
  __typename: 'Location',
  clientId: '1',
  companyId: '1',
  id,
  name,
  address: '',
  city: '',
  state: '',
  zipCode: '',
  timeZone: null as string | null,
  holidayRegion: null as string | null,
  weekBudget: null as number | null,
  weekHours: null as number | null,
  requiredQualifications: [] as object[],
});
