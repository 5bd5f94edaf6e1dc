import { adminRegistration } from '@portfolio/contracts/scheduling';
import { faultsBySchema, type Faults } from '../forms/faults.ts';
import { accountFaults, emptyAccount, type Sentence } from './registration-values.ts';

export const emptyRegistration = {
  ...emptyAccount,
  company_name: '',
  company_address: '',
  company_phone: '',
  company_website: '',
};

type Values = typeof emptyRegistration;

/** The body of the call. An address of a website that is left empty is none. */
export function requestOf(values: Values) {
  const { confirmation: _, company_website: website, ...body } = values;
  return website.trim() === '' ? body : { ...body, company_website: website };
}

/** scheduling.md §5, Admin registration; behind its own sentences the rules of the call itself. */
export function faultsIn(values: Values): Faults {
  const missing: Sentence = 'Company name is required';
  return {
    ...faultsBySchema(adminRegistration, requestOf(values)),
    ...(values.company_name.trim() === '' && { company_name: missing }),
    ...accountFaults(values),
  };
}
