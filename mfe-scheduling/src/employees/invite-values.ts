import { scheduling } from '@portfolio/contracts/scheduling';
import type { Faults } from '../forms/faults.ts';

/** The invite form begins so (scheduling.md §5); `company` is an id. */
export const emptyInvitation = (company: string) => ({
  company,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  hourly_rate: scheduling.defaultHourlyRate as string,
});

export type InviteValues = ReturnType<typeof emptyInvitation>;

/** scheduling.md §5, in the words of the employee form; their keys among our texts. */
export const sentences = {
  'Company is required': 'company',
  'First name is required': 'firstName',
  'Last name is required': 'lastName',
  'Email is required': 'email',
  'Email is invalid': 'emailFormat',
  'Hourly rate is required': 'hourlyRate',
  'Hourly rate must be a positive number': 'positive',
} as const;

type Sentence = keyof typeof sentences;

const required: readonly [keyof InviteValues, Sentence][] = [
  ['company', 'Company is required'],
  ['first_name', 'First name is required'],
  ['last_name', 'Last name is required'],
  ['email', 'Email is required'],
  ['hourly_rate', 'Hourly rate is required'],
];

/** All fields are required except the phone; the rate is a number above 0. */
export function faultsIn(values: InviteValues): Faults {
  const faults: Partial<Record<keyof InviteValues, Sentence>> = {};
  for (const [name, sentence] of required) if (values[name].trim() === '') faults[name] = sentence;
  if (!faults.email && !/^\S+@\S+\.\S+$/.test(values.email.trim())) faults.email = 'Email is invalid';
  if (!faults.hourly_rate && !(Number(values.hourly_rate) > 0)) {
    faults.hourly_rate = 'Hourly rate must be a positive number';
  }
  return faults;
}

/** An employee created by invitation starts inactive (scheduling.md §4). */
export const requestOf = (values: InviteValues) => ({ ...values, status: 'inactive' as const });
