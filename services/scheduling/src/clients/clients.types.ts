import {
  clientStatuses,
  type Client as ClientRow,
  type ClientStatus,
  type Location as LocationRow,
} from '@portfolio/contracts/scheduling';
import { pageOf } from '@portfolio/service-kit/graphql';
import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyListArgs, enumOf, PlaceInput } from '../graphql.ts';

export const ClientStatusEnum = enumOf(clientStatuses);
registerEnumType(ClientStatusEnum, { name: 'ClientStatus' });

@ObjectType()
export class Location implements LocationRow {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field()
  address: string;

  @Field()
  city: string;

  @Field()
  state: string;

  @Field({ name: 'zipCode' })
  zip_code: string;

  @Field(() => String, { name: 'timeZone', nullable: true, description: "IANA name; null takes the client's." })
  time_zone: string | null;

  @Field(() => ID, { name: 'clientId' })
  client: number;

  @Field(() => ID, { name: 'companyId' })
  company: number;
}

@ObjectType()
export class Client implements ClientRow {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { name: 'companyId' })
  company: number;

  @Field()
  name: string;

  @Field({ name: 'contactName' })
  contact_name: string;

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

  @Field(() => String, { name: 'timeZone', nullable: true, description: "IANA name; null takes the company's." })
  time_zone: string | null;

  @Field(() => ClientStatusEnum)
  status: ClientStatus;

  @Field()
  notes: string;

  @Field(() => [Location])
  locations: Location[];
}

@ObjectType()
export class ClientPage extends pageOf(Client) {}

@ArgsType()
export class ClientListArgs extends CompanyListArgs {
  @Field(() => ClientStatusEnum, { nullable: true })
  status?: ClientStatus;
}

@InputType({ description: 'What is left out stays as it is.' })
export class ClientChanges extends PlaceInput {
  @Field({ nullable: true })
  name?: string;

  @Field(() => String, { nullable: true, description: "IANA name; null takes the company's." })
  timeZone?: string | null;

  @Field({ nullable: true })
  contactName?: string;

  @Field({ nullable: true })
  email?: string;

  @Field({ nullable: true })
  phone?: string;

  @Field(() => ClientStatusEnum, { nullable: true })
  status?: ClientStatus;

  @Field({ nullable: true })
  notes?: string;
}

@InputType()
export class NewClient extends ClientChanges {
  @Field(() => ID, { nullable: true, description: 'Default: the working company.' })
  company?: string;

  @Field()
  declare name: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class LocationChanges extends PlaceInput {
  @Field({ nullable: true })
  name?: string;

  @Field(() => String, { nullable: true, description: "IANA name; null takes the client's." })
  timeZone?: string | null;
}

@InputType()
export class NewLocation extends LocationChanges {
  @Field(() => ID)
  client: string;

  @Field()
  declare name: string;
}
