import type { Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { registerFirm } from './firm.ts';

/** A company that no other test knows, with its manager, a client with a location, and two employees. */
export interface Firm {
  manager: Person;
  client: number;
  /** Makes something over REST, as its manager. */
  make: Awaited<ReturnType<typeof registerFirm>>['make'];
  employees: { id: number; name: string }[];
  /** Plans a shift of an employee, by hours from now. Answers its id. */
  plan: (employee: number, from: number, to: number, given?: object) => Promise<number>;
}

/** Registers the company, and fills it. */
export async function foundFirm(product: Product): Promise<Firm> {
  const { administrator: manager, make } = await registerFirm(product);
  const id = manager.username.replace('firm-', '');
  const { id: client } = await make('clients', { name: `Harbour ${id}`, address: '1 Quay', city: 'Portland' });
  await make('locations', { client, name: `Gate ${id}` });
  const employee = async (first_name: string, rate: string) => {
    const person = { first_name, last_name: `Lee-${id}`, email: `${first_name}-${id}@example.com`, phone: '1' };
    const made = await make('employees', { ...person, hourly_rate: rate });
    return { id: made.id, name: `${first_name} Lee-${id}` };
  };
  const employees = [await employee('Ann', '20.01'), await employee('Bob', '10.00')];

  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan: Firm['plan'] = async (of, from, to, given = {}) =>
    (await make('shifts', { client, employee: of, start_time: at(from), end_time: at(to), ...given })).id;
  return { manager, client, make, employees, plan };
}
