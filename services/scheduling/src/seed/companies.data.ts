import { demoAccounts } from '@portfolio/contracts/demo';

export interface DemoClient {
  name: string;
  contact_name: string;
  email: string;
  phone: string;
  address: string;
  zip_code: string;
  status?: 'inactive';
  notes?: string;
  locations: readonly { name: string; address: string; zip_code: string }[];
}

export interface DemoEmployee {
  name: readonly [first: string, last: string];
  hourly_rate: string;
  /** Hour of the day, in the company's time zone, at which their shifts begin. */
  startsAt: 6 | 8 | 14 | 22;
  qualifications: readonly string[];
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

const { guard, manager, manager2 } = demoAccounts;

/** The two demo companies of readings.md. The demo guard must stay the first employee of the first. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'Northgate Security',
    address: '1200 NW Marshall Street, Portland, OR 97209',
    phone: '+1 503-555-0100',
    website: 'https://northgate.example',
    city: 'Portland',
    state: 'OR',
    time_zone: 'America/Los_Angeles',
    domain: 'northgate.example',
    administrator: manager.id,
    clients: [
      {
        name: 'Cascade Medical Center',
        contact_name: 'Dr. Helen Ishikawa',
        email: 'facilities@cascade-medical.example',
        phone: '+1 503-555-0111',
        address: '3181 SW Sam Jackson Park Road',
        zip_code: '97239',
        notes: 'Guards report to the security desk in the east lobby and wear a visible badge.',
        locations: [
          { name: 'Emergency entrance', address: '3185 SW Sam Jackson Park Road', zip_code: '97239' },
          { name: 'Parking structure C', address: '700 SW Campus Drive', zip_code: '97239' },
          { name: 'Research annex', address: '2730 S Moody Avenue', zip_code: '97201' },
        ],
      },
      {
        name: 'Riverfront Mall',
        contact_name: 'Tom Lindqvist',
        email: 'operations@riverfront-mall.example',
        phone: '+1 503-555-0112',
        address: '845 SW Naito Parkway',
        zip_code: '97204',
        locations: [
          { name: 'North concourse', address: '849 SW Naito Parkway', zip_code: '97204' },
          { name: 'Loading docks', address: '20 SW Taylor Street', zip_code: '97204' },
        ],
      },
      {
        name: 'Alder Street Museum',
        contact_name: 'Priya Raman',
        email: 'priya.raman@aldermuseum.example',
        phone: '+1 503-555-0113',
        address: '1219 SW Alder Street',
        zip_code: '97205',
        notes: 'Opening nights need two guards at the coat check.',
        locations: [{ name: 'Sculpture garden', address: '1100 SW Alder Street', zip_code: '97205' }],
      },
      {
        name: 'Harborline Logistics',
        contact_name: 'Wes Carver',
        email: 'site-office@harborline.example',
        phone: '+1 503-555-0114',
        address: '9000 N Lombard Street',
        zip_code: '97203',
        locations: [
          { name: 'Terminal 4 gate', address: '11040 N Lombard Street', zip_code: '97203' },
          { name: 'Cold store', address: '9200 N Lombard Street', zip_code: '97203' },
          { name: 'Truck yard', address: '8900 N Bradford Street', zip_code: '97203' },
          { name: 'Container depot', address: '6200 N Marine Drive', zip_code: '97203' },
        ],
      },
      {
        name: 'Bluebird Apartments',
        contact_name: 'Nadia Petrov',
        email: 'nadia@bluebird-living.example',
        phone: '+1 503-555-0115',
        address: '2045 SE Belmont Street',
        zip_code: '97214',
        locations: [],
      },
      {
        name: 'Old Brewery Concert Hall',
        contact_name: 'Sam Whitaker',
        email: 'house@oldbreweryhall.example',
        phone: '+1 503-555-0116',
        address: '510 W Burnside Street',
        zip_code: '97209',
        status: 'inactive',
        notes: 'Closed for renovation; contract resumes next season.',
        locations: [{ name: 'Stage door', address: '18 NW 5th Avenue', zip_code: '97209' }],
      },
    ],
    employees: [
      {
        name: [guard.firstName, guard.lastName],
        hourly_rate: '22.50',
        startsAt: 8,
        qualifications: ['Unarmed guard licence', 'First aid', 'Fire marshal'],
        user_id: guard.id,
      },
      {
        name: ['Ingrid', 'Halvorsen'],
        hourly_rate: '24.00',
        startsAt: 6,
        qualifications: ['Unarmed guard licence', 'CCTV operator'],
        notes: 'Team lead at Cascade Medical Center.',
      },
      {
        name: ['Darius', 'Cole'],
        hourly_rate: '21.75',
        startsAt: 14,
        qualifications: ['Unarmed guard licence', 'Crowd control'],
      },
      {
        name: ['Mei', 'Tanaka'],
        hourly_rate: '23.25',
        startsAt: 22,
        qualifications: ['Unarmed guard licence', 'CCTV operator', 'First aid'],
      },
      {
        name: ['Rafael', 'Mendes'],
        hourly_rate: '20.00',
        startsAt: 8,
        qualifications: ['Unarmed guard licence'],
      },
      {
        name: ['Aoife', 'Brennan'],
        hourly_rate: '26.40',
        startsAt: 14,
        qualifications: ['Unarmed guard licence', 'Armed guard licence', 'First aid'],
      },
      {
        name: ['Samuel', 'Osei'],
        hourly_rate: '25.10',
        startsAt: 22,
        qualifications: ['Armed guard licence', 'Dog handler'],
      },
      {
        name: ['Katarzyna', 'Zielińska'],
        hourly_rate: '21.00',
        startsAt: 6,
        qualifications: ['Unarmed guard licence', 'Fire marshal'],
      },
      {
        name: ['Luis', 'Ortega'],
        hourly_rate: '19.85',
        startsAt: 14,
        qualifications: ['Unarmed guard licence', 'Crowd control'],
      },
      {
        name: ['Hannah', 'Fischer'],
        hourly_rate: '22.00',
        startsAt: 8,
        qualifications: ['Unarmed guard licence', 'First aid'],
      },
      {
        name: ['Yusuf', 'Demir'],
        hourly_rate: '20.50',
        startsAt: 6,
        qualifications: ['Unarmed guard licence'],
        status: 'inactive',
        notes: 'On leave until spring.',
      },
      {
        name: ['Chloé', 'Marchand'],
        hourly_rate: '19.50',
        startsAt: 8,
        qualifications: [],
        status: 'pending',
      },
    ],
  },
  {
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
  },
];
