import type { Client, Location } from '@portfolio/contracts/scheduling';

/** A location as the service answers over REST. */
export const aLocation = (particulars: Partial<Location> = {}): Location => ({
  id: 51,
  name: 'North gate',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  time_zone: null,
  client: 7,
  company: 3,
  ...particulars,
});

/** A client as the service answers over REST; `particulars` say what the test is about. */
export const aClient = (particulars: Partial<Client> = {}): Client => ({
  id: 7,
  company: 3,
  name: 'Riverfront Mall',
  contact_name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  time_zone: null,
  status: 'active',
  notes: '',
  locations: [],
  ...particulars,
});

/** The same over GraphQL, as list and detail ask for it. */
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
  status: 'ACTIVE',
  notes: '',
  locations: [],
  ...particulars,
});

export const shownLocation = (id: string, name: string) => ({
  __typename: 'Location',
  id,
  name,
  address: '',
  city: '',
  state: '',
  zipCode: '',
});
