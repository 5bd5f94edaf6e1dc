import { fault } from '@portfolio/contracts/errors';
import type { EntityManager } from 'typeorm';
import { employeeName, isPlannable } from '../shared/sql/expressions.ts';
import { refusing, type Problem } from './judged.ts';

interface Location {
  id: number;
  name: string;
  time_zone: string | null;
}

export interface Client {
  id: number;
  name: string;
  status: string;
  /** Its own, else its company's. */
  time_zone: string;
  locations: Location[];
}

export interface Employee {
  id: number;
  name: string;
  email: string;
  can_be_planned: boolean;
  hourly_rate: string;
}

/** Whom and what the names in a file of shifts mean. */
export interface Directory {
  client(name: string, problems: Problem[]): Client | undefined;
  location(client: Client, name: string, problems: Problem[]): Location | undefined;
  employee(nameOrEmail: string, problems: Problem[]): Employee | undefined;
}

const key = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** @param forUse locks the employees until the transaction ends, so that nobody plans for them meanwhile */
export async function directoryOf(manager: EntityManager, company: number, forUse: boolean): Promise<Directory> {
  const clients = await manager.query<Client[]>(
    `SELECT client.id, client.name, client.status, coalesce(client.time_zone, company.time_zone) AS time_zone,
       (SELECT coalesce(json_agg(json_build_object('id', location.id, 'name', location.name,
          'time_zone', location.time_zone)), '[]') FROM location WHERE client_id = client.id) AS locations
     FROM client JOIN company ON company.id = client.company_id WHERE client.company_id = $1`,
    [company],
  );
  const employees = await manager.query<Employee[]>(
    `SELECT id, ${employeeName} AS name, email, ${isPlannable} AS can_be_planned, hourly_rate
     FROM employee WHERE company_id = $1 ORDER BY id ${forUse ? 'FOR NO KEY UPDATE' : ''}`,
    [company],
  );
  const clientsByName = Map.groupBy(clients, ({ name }) => key(name));
  const employeesByName = Map.groupBy(employees, ({ name }) => key(name));
  const employeesByEmail = new Map(employees.map((employee) => [key(employee.email), employee]));
  return {
    client(name, problems) {
      const found = clientsByName.get(key(name)) ?? [];
      if (found.length === 0) problems.push(refusing('client_name', fault('import_unknown_client', { value: name })));
      if (found.length > 1) problems.push(refusing('client_name', fault('import_ambiguous', { value: name })));
      return found.length === 1 ? found[0] : undefined;
    },
    location(client, name, problems) {
      const found = client.locations.filter((location) => key(location.name) === key(name));
      if (found.length === 0)
        problems.push(refusing('location_name', fault('import_unknown_location', { value: name })));
      if (found.length > 1) problems.push(refusing('location_name', fault('import_ambiguous', { value: name })));
      return found.length === 1 ? found[0] : undefined;
    },
    employee(name, problems) {
      const byEmail = employeesByEmail.get(key(name));
      if (byEmail) return byEmail;
      const found = employeesByName.get(key(name)) ?? [];
      if (found.length === 0)
        problems.push(refusing('employee_name', fault('import_unknown_employee', { value: name })));
      if (found.length > 1)
        problems.push(refusing('employee_name', fault('import_ambiguous_employee', { value: name })));
      return found.length === 1 ? found[0] : undefined;
    },
  };
}
