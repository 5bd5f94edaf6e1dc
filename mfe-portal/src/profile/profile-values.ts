import { profilePatch } from '@portfolio/contracts/scheduling';
import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql(`
  fragment ProfileFields on EmployeeProfile {
    id
    name
    email
    phone
    address
    city
    state
    zipCode
    emergencyContactName
    emergencyContactPhone
  }
`);

export type ProfileValues = Omit<DocumentType<typeof fragment>, 'id' | '__typename'>;

/** What the form shows of an employee. */
export const profileValues = (employee: ProfileValues): ProfileValues => ({
  name: employee.name,
  email: employee.email,
  phone: employee.phone,
  address: employee.address,
  city: employee.city,
  state: employee.state,
  zipCode: employee.zipCode,
  emergencyContactName: employee.emergencyContactName,
  emergencyContactPhone: employee.emergencyContactPhone,
});

/** scheduling.md §5, Profile: name, email, phone required; by the server's own rules. */
export const profileSchema = profilePatch.required({ name: true, email: true, phone: true });
