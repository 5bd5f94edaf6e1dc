import { fault } from '@portfolio/contracts/errors';
import { employeeUpdate, qualificationPatch } from '@portfolio/contracts/scheduling';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  EmployeeEntity,
  EmployeeQualificationEntity,
  QualificationEntity,
} from '../people/employees/employee.entity.ts';
import { listIn } from './columns.ts';
import { checked, chunks, refusing, type Importer, type Judged } from './judged.ts';

const imported = employeeUpdate.omit({ phone_number: true, qualifications: true });

interface EmployeeRow extends Judged {
  employee: z.output<typeof imported> | undefined;
  qualifications: readonly string[];
}

/** `21,50`, as half of the world writes it. */
export const decimalPoint = (amount: string | undefined) => amount?.replace(/^(\d+),(\d{1,2})$/, '$1.$2');

/** Employees are told apart by their e-mail addresses. One who is there stays as they are. */
export const employeeImporter: Importer<EmployeeRow> = {
  async judge(manager, company, rows) {
    const known = await manager.query<{ email: string }[]>(
      'SELECT lower(email) AS email FROM employee WHERE company_id = $1',
      [company],
    );
    const there = new Set(known.map(({ email }) => email));
    const seen = new Map<string, number>();
    return mapInSlices(rows, ({ row, values }): EmployeeRow => {
      const { qualifications: listed, hourly_rate, status, ...fields } = values;
      const qualifications = listIn(listed);
      const { data, problems } = checked(imported, {
        ...fields,
        hourly_rate: decimalPoint(hourly_rate),
        status: status?.toLowerCase(),
      });
      const key = (values['email'] ?? '').toLowerCase();
      const first = seen.get(key);
      const isThere = there.has(key);
      if (first !== undefined && !isThere) problems.push(refusing('email', fault('import_same_row', { row: first })));
      if (key !== '' && first === undefined) seen.set(key, row);
      for (const name of qualifications) {
        problems.push(
          ...checked(qualificationPatch, { name }).problems.map((problem) => ({ ...problem, field: 'qualifications' })),
        );
      }
      const name = [values['first_name'], values['last_name']].filter((part) => part !== undefined).join(' ');
      return { row, name, detail: values['email'] ?? '', there: isThere, problems, employee: data, qualifications };
    });
  },

  async write(manager, company_id, rows) {
    const idOf = await qualificationIds(manager, company_id, [...new Set(rows.flatMap((row) => row.qualifications))]);
    for (const chunk of chunks(rows)) {
      const { identifiers } = await manager.insert(
        EmployeeEntity,
        chunk.map(({ employee }) => ({ ...employee!, company_id })),
      );
      const held = chunk.flatMap(({ qualifications }, index) => {
        const ids = new Set(qualifications.map((name) => idOf(name)));
        const employee_id = Number(identifiers[index]!['id']);
        return [...ids].map((qualification_id) => ({ employee_id, qualification_id, company_id }));
      });
      for (const part of chunks(held)) await manager.insert(EmployeeQualificationEntity, part);
    }
  },
};

/** Qualifications of these names; those that the company has not yet are made. */
export async function qualificationIds(manager: EntityManager, company_id: number, names: readonly string[]) {
  const key = (name: string) => name.toLowerCase();
  const known = await manager.findBy(QualificationEntity, { company_id });
  const ids = new Map(known.map(({ name, id }) => [key(name), id]));
  for (const name of names) {
    if (ids.has(key(name))) continue;
    const { id } = await manager.save(QualificationEntity, { name, company_id });
    ids.set(key(name), id);
  }
  return (name: string) => ids.get(key(name))!;
}
