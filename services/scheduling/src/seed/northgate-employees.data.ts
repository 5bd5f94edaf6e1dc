import { demoAccounts } from '@portfolio/demo/accounts';
import type { DemoEmployee } from './demo.types.ts';
import { employee } from './rows.ts';

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
  employee(`${guard.firstName} ${guard.lastName}`, '22.50', 8, [unarmed, firstAid, fires], {
    licenses: [
      { of: unarmed, number: 'OR-48213', days: 25 },
      { of: firstAid, number: 'RC-2207', days: 410 },
    ],
    user_id: guard.id,
  }),
  employee('Ingrid Halvorsen', '24.00', 6, [unarmed, cctv], {
    licenses: [{ of: unarmed, number: 'OR-47120', days: 6 }],
    notes: 'Team lead at Cascade Medical Center.',
  }),
  employee('Darius Cole', '21.75', 14, [unarmed, crowds]),
  employee('Mei Tanaka', '23.25', 22, [unarmed, cctv, firstAid]),
  employee('Rafael Mendes', '20.00', 8, [unarmed], { licenses: [{ of: unarmed, number: 'OR-46877', days: -1 }] }),
  employee('Aoife Brennan', '26.40', 14, [unarmed, armed, firstAid]),
  employee('Samuel Osei', '25.10', 22, [armed, dogs]),
  employee('Katarzyna Zielińska', '21.00', 6, [unarmed, fires]),
  employee('Luis Ortega', '19.85', 14, [unarmed, crowds]),
  employee('Hannah Fischer', '22.00', 8, [unarmed, firstAid]),
  employee('Yusuf Demir', '20.50', 6, [unarmed], { status: 'inactive', notes: 'On leave until spring.' }),
  employee('Chloé Marchand', '19.50', 8, [], { status: 'pending' }),
  employee('Nora Lindgren', '23.00', 14, [unarmed, cctv]),
  employee('Tobias Nguyen', '20.75', 22, [unarmed]),
  employee('Amina Diallo', '21.40', 6, [unarmed, firstAid]),
  employee('Patrick O’Rourke', '24.60', 8, [unarmed, armed], { strain: 'long days' }),
  employee('Elena Petrova', '22.80', 14, [unarmed, crowds, firstAid]),
  employee('Marcus Bell', '19.90', 22, [unarmed]),
  employee('Soo-jin Park', '23.50', 6, [unarmed, cctv]),
  employee('Diego Fuentes', '20.30', 8, [unarmed, crowds], { strain: 'no day off' }),
  employee('Ruth Abernathy', '25.75', 22, [armed, dogs, firstAid]),
  employee('Kwame Mensah', '21.10', 14, [unarmed]),
  employee('Freya Sørensen', '22.20', 6, [unarmed, fires]),
  employee('Omar Haddad', '20.60', 8, [unarmed]),
  employee('Leilani Kealoha', '21.95', 14, [unarmed, firstAid], { strain: 'short rest' }),
  employee('Viktor Szabó', '24.10', 22, [unarmed, cctv]),
  employee('Grace Whitfield', '20.00', 6, [unarmed]),
  employee('Jamal Ferguson', '22.40', 8, [unarmed, crowds, fires]),
  employee('Renée Dufresne', '23.10', 14, [unarmed, firstAid]),
  employee('Anil Chaudhary', '21.30', 22, [unarmed, cctv]),
  employee('Molly Gallagher', '19.75', 6, [unarmed], { strain: 'Sundays' }),
  employee('Isaac Thornton', '26.10', 8, [unarmed, armed, fires]),
  employee('Priscilla Amoah', '20.85', 14, [unarmed, crowds]),
  employee('Henrik Dahl', '22.60', 22, [unarmed, dogs]),
  employee('Beatriz Carvalho', '21.60', 6, [unarmed, firstAid]),
  employee('Zoë Van Dyk', '20.95', 8, [unarmed]),
  employee('Curtis Lowell', '22.15', 14, [unarmed], {
    status: 'inactive',
    notes: 'Left for college; may return in summer.',
  }),
  employee('Tamsin Ellery', '23.70', 22, [unarmed, cctv, firstAid]),
  employee('Joaquín Rivas', '19.60', 6, [], { status: 'pending' }),
  employee('Harriet Bloom', '20.40', 14, [firstAid], { status: 'pending' }),
];
