import { adminRegistration } from '@portfolio/contracts/scheduling';
import { faultsBySchema, type Faults } from '../forms/faults.ts';

export const emptyRegistration = {
  username: '',
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  confirmation: '',
  company_name: '',
  company_address: '',
  company_phone: '',
  company_website: '',
};

type Values = typeof emptyRegistration;

/** scheduling.md §5, Admin registration; their keys among our texts, for readers of other languages. */
export const sentences = {
  'Username is required': 'username',
  'Email is required': 'email',
  'First name is required': 'firstName',
  'Last name is required': 'lastName',
  'Password is required': 'password',
  'Password must be at least 8 characters': 'tooShort',
  'Passwords do not match': 'match',
  'Company name is required': 'companyName',
} as const;

const required: Partial<Record<keyof Values, keyof typeof sentences>> = {
  username: 'Username is required',
  email: 'Email is required',
  first_name: 'First name is required',
  last_name: 'Last name is required',
  password: 'Password is required',
  company_name: 'Company name is required',
};

/** The body of the call. An address of a website that is left empty is none. */
export function requestOf(values: Values) {
  const { confirmation: _, company_website: website, ...body } = values;
  return website.trim() === '' ? body : { ...body, company_website: website };
}

/** What is missing, then the rules of the password, then those of the call itself. */
export function faultsIn(values: Values): Faults {
  const faults: Faults = {};
  for (const [name, sentence] of Object.entries(required)) {
    if (Reflect.get(values, name) === '' || (name !== 'password' && String(Reflect.get(values, name)).trim() === '')) {
      faults[name] = sentence;
    }
  }
  const { password, confirmation } = values;
  const tooShort: keyof typeof sentences = 'Password must be at least 8 characters';
  const different: keyof typeof sentences = 'Passwords do not match';
  if (password !== '' && Array.from(password).length < 8) faults['password'] = tooShort;
  else if (password !== confirmation) faults['confirmation'] = different;
  return { ...faultsBySchema(adminRegistration, requestOf(values)), ...faults };
}
