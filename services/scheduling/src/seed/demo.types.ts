import type { DayOfWeek } from '@portfolio/contracts/scheduling';

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
  week_budget?: number;
  week_hours?: number;
  locations: readonly DemoLocation[];
}

/** City and zone are the client's when left out. */
export type DemoLocation = Omit<DemoClient, 'contact_name' | 'email' | 'phone' | 'status' | 'notes' | 'locations'>;

/** What is wrong with the plan of an employee, so that rules have something to warn of. */
export type DemoStrain = 'no day off' | 'long days' | 'short rest' | 'Sundays';

export interface DemoEmployee {
  name: readonly [first: string, last: string];
  hourly_rate: string;
  /** Hour of the day, on the clock of the place, at which their shifts begin. */
  startsAt: 6 | 8 | 14 | 22;
  qualifications: readonly string[];
  /** Of a qualification, which expires then: how many days from today its last day is. */
  licenses?: readonly { of: string; number: string; days: number }[];
  strain?: DemoStrain;
  status?: 'inactive' | 'pending';
  user_id?: number;
  notes?: string;
}

export interface DemoPost {
  client: string;
  /** One of its locations. */
  location: string;
  name: string;
  /** Hours at which a watch of eight hours begins. */
  watches: readonly DemoEmployee['startsAt'][];
  days: readonly DayOfWeek[];
  head_count: number;
  priority: number;
  color: string;
  bill_rate: string;
  /** ISO 3166. */
  closedOnHolidays?: string;
  /** Names of qualifications. */
  required: readonly string[];
  preferred: readonly string[];
  /** Last names of those who stand there, and nowhere else. */
  guards: readonly string[];
  /** Whether a rotation has them take turns. */
  turns?: true;
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
  posts: readonly DemoPost[];
}
