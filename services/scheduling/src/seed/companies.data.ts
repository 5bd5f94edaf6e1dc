import { demoAccounts } from '@portfolio/demo/accounts';
import type { DemoCompany } from './demo.types.ts';
import { northgateClients } from './northgate-clients.data.ts';
import { northgateEmployees } from './northgate-employees.data.ts';
import { northgatePosts } from './northgate-posts.data.ts';
import { clientsOf, employee } from './rows.ts';

const { manager, manager2 } = demoAccounts;
const perc = 'State PERC card';

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
  clients: clientsOf(
    `
Wells Street Tower | Marcus Bell | lobby@wells-tower.example | +1 312-555-0151 | 225 N Wells Street | 60606
  Garage level B2 | 229 N Wells Street | 60606
Lakefront Aquarium | Joanna Reyes | safety@lakefront-aquarium.example | +1 312-555-0152 | 1200 S Lake Shore Drive | 60605
  Members entrance | 1250 S Lake Shore Drive | 60605
`,
  ),
  employees: [
    employee('Terrence Walsh', '23.00', 6, [perc]),
    employee('Bianca Moretti', '22.10', 14, [perc, 'First aid']),
    employee('Andre Baptiste', '24.75', 22, [perc, 'CCTV operator']),
    employee('Sunita Kapoor', '21.30', 8, [perc]),
    employee('Oliver Grant', '20.20', 14, [perc, 'Crowd control']),
    employee('Fatima Haddad', '22.90', 6, [], { status: 'inactive' }),
  ],
};

/** The two demo companies of readings.md. */
export const demoCompanies: readonly DemoCompany[] = [northgate, lakeshore];
