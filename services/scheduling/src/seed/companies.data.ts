import { demoAccounts } from '@portfolio/demo/accounts';
import type { DemoCompany } from './demo.types.ts';
import { northgateClients } from './northgate-clients.data.ts';
import { northgateEmployees } from './northgate-employees.data.ts';
import { northgatePosts } from './northgate-posts.data.ts';

const { manager, manager2 } = demoAccounts;

const northgate: DemoCompany = {
  name: 'Northgate Security',
  address: '1200 NW Marshall Street, Portland, OR 97209',
  phone: '+1 503-555-0100',
  website: 'https://northgate.example',
  city: 'Portland',
  state: 'OR',
  time_zone: 'America/Los_Angeles',
  domain: 'northgate.example',
  administrator: manager.id,
  clients: northgateClients,
  employees: northgateEmployees,
  posts: northgatePosts,
};

const lakeshore: DemoCompany = {
  posts: [],
  name: 'Lakeshore Protection',
  address: '77 W Wacker Drive, Chicago, IL 60601',
  phone: '+1 312-555-0140',
  website: 'https://lakeshore-protection.example',
  city: 'Chicago',
  state: 'IL',
  time_zone: 'America/Chicago',
  domain: 'lakeshore-protection.example',
  administrator: manager2.id,
  clients: [
    {
      name: 'Wells Street Tower',
      contact_name: 'Marcus Bell',
      email: 'lobby@wells-tower.example',
      phone: '+1 312-555-0151',
      address: '225 N Wells Street',
      zip_code: '60606',
      locations: [{ name: 'Garage level B2', address: '229 N Wells Street', zip_code: '60606' }],
    },
    {
      name: 'Lakefront Aquarium',
      contact_name: 'Joanna Reyes',
      email: 'safety@lakefront-aquarium.example',
      phone: '+1 312-555-0152',
      address: '1200 S Lake Shore Drive',
      zip_code: '60605',
      locations: [{ name: 'Members entrance', address: '1250 S Lake Shore Drive', zip_code: '60605' }],
    },
  ],
  employees: [
    { name: ['Terrence', 'Walsh'], hourly_rate: '23.00', startsAt: 6, qualifications: ['State PERC card'] },
    {
      name: ['Bianca', 'Moretti'],
      hourly_rate: '22.10',
      startsAt: 14,
      qualifications: ['State PERC card', 'First aid'],
    },
    {
      name: ['Andre', 'Baptiste'],
      hourly_rate: '24.75',
      startsAt: 22,
      qualifications: ['State PERC card', 'CCTV operator'],
    },
    { name: ['Sunita', 'Kapoor'], hourly_rate: '21.30', startsAt: 8, qualifications: ['State PERC card'] },
    {
      name: ['Oliver', 'Grant'],
      hourly_rate: '20.20',
      startsAt: 14,
      qualifications: ['State PERC card', 'Crowd control'],
    },
    { name: ['Fatima', 'Haddad'], hourly_rate: '22.90', startsAt: 6, qualifications: [], status: 'inactive' },
  ],
};

/** The two demo companies of readings.md. */
export const demoCompanies: readonly DemoCompany[] = [northgate, lakeshore];
