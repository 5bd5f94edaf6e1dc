import {
  employeeStatuses,
  type EmployeeProfile as EmployeeProfileRow,
  type EmployeeStatus,
} from '@portfolio/contracts/scheduling';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../graphql.ts';

export const EmployeeStatusEnum = enumOf(employeeStatuses);
registerEnumType(EmployeeStatusEnum, { name: 'EmployeeStatus' });

@ObjectType()
export class Qualification {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;
}

@ObjectType({ description: 'What employees see of themselves.' })
export class EmployeeProfile implements Omit<EmployeeProfileRow, 'phone_number'> {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { name: 'companyId' })
  company: number;

  @Field({ name: 'companyName' })
  company_name: string;

  @Field({ name: 'firstName' })
  first_name: string;

  @Field({ name: 'lastName' })
  last_name: string;

  @Field({ description: 'First and last name.' })
  name: string;

  @Field()
  email: string;

  @Field()
  phone: string;

  @Field()
  address: string;

  @Field()
  city: string;

  @Field()
  state: string;

  @Field({ name: 'zipCode' })
  zip_code: string;

  @Field({ name: 'emergencyContactName' })
  emergency_contact_name: string;

  @Field({ name: 'emergencyContactPhone' })
  emergency_contact_phone: string;

  @Field({ name: 'idNumber' })
  id_number: string;

  @Field({ name: 'taxNumber' })
  tax_number: string;

  @Field({ name: 'bankAccount' })
  bank_account: string;

  @Field({ name: 'hourlyRate', description: 'Dollars an hour, two places: "15.00".' })
  hourly_rate: string;

  @Field(() => EmployeeStatusEnum)
  status: EmployeeStatus;

  @Field(() => [Qualification])
  qualifications: Qualification[];

  @Field({ name: 'startDate', description: 'YYYY-MM-DD' })
  start_date: string;
}
