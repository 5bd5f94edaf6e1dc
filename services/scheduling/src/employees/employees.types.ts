import type { EmployeeStatus, Qualification as QualificationRow } from '@portfolio/contracts/scheduling';
import { pageOf } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { CompanyListArgs } from '../graphql.ts';
import { ContactChanges } from '../portal/portal.types.ts';
import { EmployeeProfile, EmployeeStatusEnum } from '../portal/profile.types.ts';

@ObjectType({ description: 'An employee as administrators see them.' })
export class Employee extends EmployeeProfile {
  @Field()
  notes: string;

  @Field({ name: 'hasAccount', description: 'Whether they have registered.' })
  has_account: boolean;

  @Field(() => String, {
    name: 'invitationExpiresAt',
    nullable: true,
    description: 'Until when the pending invitation is good; null when there is none.',
  })
  invitation_expires_at: string | null;
}

@ObjectType()
export class EmployeePage extends pageOf(Employee) {}

@ObjectType()
export class Invitation {
  @Field({ name: 'inviteUrl', description: 'Shown this once; an earlier link is void.' })
  invite_url: string;

  @Field({ name: 'expiresAt' })
  expires_at: string;
}

@ObjectType()
export class CompanyQualification implements QualificationRow {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field(() => ID, { name: 'companyId' })
  company: number;
}

@ObjectType()
export class QualificationPage extends pageOf(CompanyQualification) {}

@ArgsType()
export class EmployeeListArgs extends CompanyListArgs {
  @Field(() => EmployeeStatusEnum, { nullable: true })
  status?: EmployeeStatus;

  @Field(() => ID, { nullable: true, description: 'Employees who hold it.' })
  qualification?: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class EmployeeChanges extends ContactChanges {
  @Field({ nullable: true })
  idNumber?: string;

  @Field({ nullable: true })
  taxNumber?: string;

  @Field({ nullable: true })
  bankAccount?: string;

  @Field({ nullable: true })
  notes?: string;

  @Field({ nullable: true, description: 'Dollars an hour, at most two places: "15.00".' })
  hourlyRate?: string;

  @Field(() => EmployeeStatusEnum, { nullable: true })
  status?: EmployeeStatus;

  @Field(() => [ID], { nullable: true, description: 'All that they hold, of the same company.' })
  qualifications?: string[];

  @Field({ nullable: true, description: 'YYYY-MM-DD' })
  startDate?: string;
}

@InputType()
export class NewEmployee extends EmployeeChanges {
  @Field(() => ID, { nullable: true, description: 'Default: the working company.' })
  company?: string;

  @Field()
  declare firstName: string;

  @Field()
  declare lastName: string;

  @Field()
  declare email: string;

  @Field({ description: 'Dollars an hour, at most two places: "15.00".' })
  declare hourlyRate: string;
}
