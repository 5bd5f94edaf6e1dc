import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType()
export class AdminRegistrationLink {
  @Field({ name: 'registrationUrl', description: 'Shown this once.' })
  registration_url: string;

  @Field({ name: 'expiresAt' })
  expires_at: string;
}

@ObjectType()
export class AdminTokenInfo {
  @Field({ name: 'createdBy', description: 'The name of the superuser who made the link.' })
  created_by: string;

  @Field({ name: 'expiresAt' })
  expires_at: string;
}

@ObjectType()
export class EmployeeTokenInfo {
  @Field({ name: 'firstName' })
  first_name: string;

  @Field({ name: 'lastName' })
  last_name: string;

  @Field()
  email: string;

  @Field({ name: 'companyName' })
  company_name: string;
}

@InputType()
abstract class AccountInput {
  @Field()
  username: string;

  @Field()
  password: string;

  @Field()
  email: string;

  @Field()
  firstName: string;

  @Field()
  lastName: string;
}

@InputType()
export class AdminRegistrationInput extends AccountInput {
  @Field()
  companyName: string;

  @Field({ nullable: true })
  companyAddress?: string;

  @Field({ nullable: true })
  companyPhone?: string;

  @Field({ nullable: true })
  companyWebsite?: string;

  @Field({ nullable: true, description: 'IANA name; UTC unless given.' })
  companyTimeZone?: string;
}

@InputType()
export class EmployeeRegistrationInput extends AccountInput {
  @Field({ nullable: true })
  phone?: string;
}
