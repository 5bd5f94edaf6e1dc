export interface DemoClient {
  name: string;
  contact_name: string;
  email: string;
  phone: string;
  address: string;
  zip_code: string;
  /** Those of the company when left out. */
  city?: string;
  state?: string;
  time_zone?: string;
  status?: 'inactive';
  notes?: string;
  locations: readonly DemoLocation[];
}

/** City and zone are the client's when left out. */
export type DemoLocation = Pick<DemoClient, 'name' | 'address' | 'zip_code' | 'city' | 'state' | 'time_zone'>;

/** What is wrong with the plan of an employee, so that rules have something to warn of. */
export type DemoStrain = 'no day off' | 'long days' | 'short rest' | 'Sundays';

export interface DemoEmployee {
  name: readonly [first: string, last: string];
  hourly_rate: string;
  /** Hour of the day, on the clock of the place, at which their shifts begin. */
  startsAt: 6 | 8 | 14 | 22;
  qualifications: readonly string[];
  strain?: DemoStrain;
  status?: 'inactive' | 'pending';
  user_id?: number;
  notes?: string;
}

export interface DemoCompany {
  name: string;
  address: string;
  phone: string;
  website: string;
  city: string;
  state: string;
  time_zone: string;
  /** Of the employees' e-mail addresses. */
  domain: string;
  administrator: number;
  clients: readonly DemoClient[];
  employees: readonly DemoEmployee[];
}
