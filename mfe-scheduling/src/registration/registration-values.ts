import type { Faults } from '../forms/faults.ts';

/** What everybody who registers by link gives; `confirmation` is not sent. */
export const emptyAccount = {
  first_name: '',
  last_name: '',
  email: '',
  username: '',
  password: '',
  confirmation: '',
};

type Account = typeof emptyAccount;

/** scheduling.md §5, Admin and Employee registration; their keys among our texts, for readers of other languages. */
const sentences = {
  'Username is required': 'username',
  'Email is required': 'email',
  'Invalid email format': 'emailFormat',
  'First name is required': 'firstName',
  'Last name is required': 'lastName',
  'Password is required': 'password',
  'Password must be at least 8 characters': 'tooShort',
  'Passwords do not match': 'match',
  'Company name is required': 'companyName',
} as const;

export type Sentence = keyof typeof sentences;

const isOurs = (sentence: string): sentence is Sentence => sentence in sentences;

/** Where one of our sentences is among the texts; undefined for the server's. */
export const keyOf = (sentence: string) =>
  isOurs(sentence) ? (`registration.errors.${sentences[sentence]}` as const) : undefined;

const required = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  username: 'Username is required',
  password: 'Password is required',
} as const satisfies Partial<Record<keyof Account, Sentence>>;

/** What is missing, then the rules of the password. */
export function accountFaults(values: Account): Faults {
  const faults: Faults = {};
  for (const [name, sentence] of Object.entries(required)) if (isBlank(values, name)) faults[name] = sentence;
  const { password, confirmation } = values;
  const tooShort: Sentence = 'Password must be at least 8 characters';
  const different: Sentence = 'Passwords do not match';
  if (password !== '' && Array.from(password).length < 8) faults['password'] = tooShort;
  else if (password !== confirmation) faults['confirmation'] = different;
  return faults;
}

/** Spaces are a password, but no name. */
function isBlank(values: object, name: string): boolean {
  const value = String(Reflect.get(values, name));
  return (name === 'password' ? value : value.trim()) === '';
}
