import { demoAccounts } from '@portfolio/demo/accounts';
import type { DemoEmployee } from './demo.types.ts';

const { guard } = demoAccounts;

const unarmed = 'Unarmed guard licence';
const armed = 'Armed guard licence';
const firstAid = 'First aid';
const fires = 'Fire marshal';
const cctv = 'CCTV operator';
const crowds = 'Crowd control';
const dogs = 'Dog handler';

/** Forty; the demo guard must stay the first. */
export const northgateEmployees: readonly DemoEmployee[] = [
  {
    name: [guard.firstName, guard.lastName],
    hourly_rate: '22.50',
    startsAt: 8,
    qualifications: [unarmed, firstAid, fires],
    licenses: [
      { of: unarmed, number: 'OR-48213', days: 25 },
      { of: firstAid, number: 'RC-2207', days: 410 },
    ],
    user_id: guard.id,
  },
  {
    name: ['Ingrid', 'Halvorsen'],
    hourly_rate: '24.00',
    startsAt: 6,
    qualifications: [unarmed, cctv],
    licenses: [{ of: unarmed, number: 'OR-47120', days: 6 }],
    notes: 'Team lead at Cascade Medical Center.',
  },
  { name: ['Darius', 'Cole'], hourly_rate: '21.75', startsAt: 14, qualifications: [unarmed, crowds] },
  { name: ['Mei', 'Tanaka'], hourly_rate: '23.25', startsAt: 22, qualifications: [unarmed, cctv, firstAid] },
  {
    name: ['Rafael', 'Mendes'],
    hourly_rate: '20.00',
    startsAt: 8,
    qualifications: [unarmed],
    licenses: [{ of: unarmed, number: 'OR-46877', days: -1 }],
  },
  { name: ['Aoife', 'Brennan'], hourly_rate: '26.40', startsAt: 14, qualifications: [unarmed, armed, firstAid] },
  { name: ['Samuel', 'Osei'], hourly_rate: '25.10', startsAt: 22, qualifications: [armed, dogs] },
  { name: ['Katarzyna', 'Zielińska'], hourly_rate: '21.00', startsAt: 6, qualifications: [unarmed, fires] },
  { name: ['Luis', 'Ortega'], hourly_rate: '19.85', startsAt: 14, qualifications: [unarmed, crowds] },
  { name: ['Hannah', 'Fischer'], hourly_rate: '22.00', startsAt: 8, qualifications: [unarmed, firstAid] },
  {
    name: ['Yusuf', 'Demir'],
    hourly_rate: '20.50',
    startsAt: 6,
    qualifications: [unarmed],
    status: 'inactive',
    notes: 'On leave until spring.',
  },
  { name: ['Chloé', 'Marchand'], hourly_rate: '19.50', startsAt: 8, qualifications: [], status: 'pending' },
  { name: ['Nora', 'Lindgren'], hourly_rate: '23.00', startsAt: 14, qualifications: [unarmed, cctv] },
  { name: ['Tobias', 'Nguyen'], hourly_rate: '20.75', startsAt: 22, qualifications: [unarmed] },
  { name: ['Amina', 'Diallo'], hourly_rate: '21.40', startsAt: 6, qualifications: [unarmed, firstAid] },
  {
    name: ['Patrick', 'O’Rourke'],
    hourly_rate: '24.60',
    startsAt: 8,
    qualifications: [unarmed, armed],
    strain: 'long days',
  },
  { name: ['Elena', 'Petrova'], hourly_rate: '22.80', startsAt: 14, qualifications: [unarmed, crowds, firstAid] },
  { name: ['Marcus', 'Bell'], hourly_rate: '19.90', startsAt: 22, qualifications: [unarmed] },
  { name: ['Soo-jin', 'Park'], hourly_rate: '23.50', startsAt: 6, qualifications: [unarmed, cctv] },
  {
    name: ['Diego', 'Fuentes'],
    hourly_rate: '20.30',
    startsAt: 8,
    qualifications: [unarmed, crowds],
    strain: 'no day off',
  },
  { name: ['Ruth', 'Abernathy'], hourly_rate: '25.75', startsAt: 22, qualifications: [armed, dogs, firstAid] },
  { name: ['Kwame', 'Mensah'], hourly_rate: '21.10', startsAt: 14, qualifications: [unarmed] },
  { name: ['Freya', 'Sørensen'], hourly_rate: '22.20', startsAt: 6, qualifications: [unarmed, fires] },
  { name: ['Omar', 'Haddad'], hourly_rate: '20.60', startsAt: 8, qualifications: [unarmed] },
  {
    name: ['Leilani', 'Kealoha'],
    hourly_rate: '21.95',
    startsAt: 14,
    qualifications: [unarmed, firstAid],
    strain: 'short rest',
  },
  { name: ['Viktor', 'Szabó'], hourly_rate: '24.10', startsAt: 22, qualifications: [unarmed, cctv] },
  { name: ['Grace', 'Whitfield'], hourly_rate: '20.00', startsAt: 6, qualifications: [unarmed] },
  { name: ['Jamal', 'Ferguson'], hourly_rate: '22.40', startsAt: 8, qualifications: [unarmed, crowds, fires] },
  { name: ['Renée', 'Dufresne'], hourly_rate: '23.10', startsAt: 14, qualifications: [unarmed, firstAid] },
  { name: ['Anil', 'Chaudhary'], hourly_rate: '21.30', startsAt: 22, qualifications: [unarmed, cctv] },
  { name: ['Molly', 'Gallagher'], hourly_rate: '19.75', startsAt: 6, qualifications: [unarmed], strain: 'Sundays' },
  { name: ['Isaac', 'Thornton'], hourly_rate: '26.10', startsAt: 8, qualifications: [unarmed, armed, fires] },
  { name: ['Priscilla', 'Amoah'], hourly_rate: '20.85', startsAt: 14, qualifications: [unarmed, crowds] },
  { name: ['Henrik', 'Dahl'], hourly_rate: '22.60', startsAt: 22, qualifications: [unarmed, dogs] },
  { name: ['Beatriz', 'Carvalho'], hourly_rate: '21.60', startsAt: 6, qualifications: [unarmed, firstAid] },
  { name: ['Zoë', 'Van Dyk'], hourly_rate: '20.95', startsAt: 8, qualifications: [unarmed] },
  {
    name: ['Curtis', 'Lowell'],
    hourly_rate: '22.15',
    startsAt: 14,
    qualifications: [unarmed],
    status: 'inactive',
    notes: 'Left for college; may return in summer.',
  },
  { name: ['Tamsin', 'Ellery'], hourly_rate: '23.70', startsAt: 22, qualifications: [unarmed, cctv, firstAid] },
  { name: ['Joaquín', 'Rivas'], hourly_rate: '19.60', startsAt: 6, qualifications: [], status: 'pending' },
  { name: ['Harriet', 'Bloom'], hourly_rate: '20.40', startsAt: 14, qualifications: [firstAid], status: 'pending' },
];
