import { employeeRegistration } from '@portfolio/contracts/scheduling';
import { faultsBySchema, type Faults } from '../forms/faults.ts';
import { accountFaults, emptyAccount, type Sentence } from './registration-values.ts';

export const emptyRegistration = { ...emptyAccount, phone: '' };

type Values = typeof emptyRegistration;

/** The body of the call. */
export function requestOf(values: Values) {
  const { confirmation: _, ...body } = values;
  return body;
}

/** scheduling.md §5, Employee registration; behind its own sentences the rules of the call itself. */
export function faultsIn(values: Values): Faults {
  const bySchema = faultsBySchema(employeeRegistration, requestOf(values));
  const format: Sentence = 'Invalid email format';
  return { ...bySchema, ...(bySchema['email'] && { email: format }), ...accountFaults(values) };
}
