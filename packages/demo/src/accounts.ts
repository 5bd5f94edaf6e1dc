/**
 * The demo accounts of readings.md, "Demo accounts". Each service seeds its own part of them, so their ids are fixed.
 * They exist after `npm start` on a fresh database and never in production mode.
 */
export const demoPassword = 'Portfolio-Demo-1';

export const demoAccounts = {
  superuser: { id: 1, firstName: 'Sofia', lastName: 'Berg', is: 'superuser and staff' },
  staff: { id: 2, firstName: 'Stefan', lastName: 'Keller', is: 'staff, not superuser' },
  manager: { id: 3, firstName: 'Maria', lastName: 'Alvarez', is: 'administers the first demo company' },
  manager2: { id: 4, firstName: 'Marc', lastName: 'Dubois', is: 'administers the second demo company' },
  guard: { id: 5, firstName: 'Gabriel', lastName: 'Okafor', is: 'employee of the first company' },
  patron: { id: 6, firstName: 'Paula', lastName: 'Nowak', is: 'supporter with a tier' },
  member: { id: 7, firstName: 'Mia', lastName: 'Larsen', is: 'signed in, no tier, company or employee profile' },
} as const;

export type DemoUsername = keyof typeof demoAccounts;
