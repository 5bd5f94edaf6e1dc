import type { DemoClient, DemoEmployee, DemoLocation } from './demo.types.ts';

type More = Omit<Partial<DemoClient>, 'name' | 'locations'>;

/**
 * Clients a line each: name | contact | e-mail | phone | address | ZIP. The lines below one are its locations: name | address | ZIP.
 * @param more what else there is of some, by their names
 */
export function clientsOf(table: string, more: Record<string, More> = {}): readonly DemoClient[] {
  const clients: (DemoClient & { locations: DemoLocation[] })[] = [];
  for (const line of table.trim().split('\n')) {
    const [name = '', ...cells] = line.trim().split(' | ');
    const [address = '', zip_code = ''] = cells.slice(-2);
    if (line.startsWith(' ')) clients.at(-1)!.locations.push({ name, address, zip_code, ...more[name] });
    else {
      const [contact_name = '', email = '', phone = ''] = cells;
      clients.push({ name, contact_name, email, phone, address, zip_code, ...more[name], locations: [] });
    }
  }
  return clients;
}

type Given = 'name' | 'hourly_rate' | 'startsAt' | 'qualifications';

/** An employee in a line; the first name is what stands before the first space. */
export function employee(
  name: string,
  hourly_rate: string,
  startsAt: DemoEmployee['startsAt'],
  qualifications: readonly string[],
  more?: Omit<DemoEmployee, Given>,
): DemoEmployee {
  const [first = '', ...last] = name.split(' ');
  return { name: [first, last.join(' ')], hourly_rate, startsAt, qualifications, ...more };
}
