import type { Page } from '@portfolio/contracts/rest';
import {
  clientListFilter,
  clientStatuses,
  type Client as ClientRow,
  type ClientStatus,
  type Location as LocationRow,
} from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { enumOf, ListArgs, listOfArgs, orNull } from '../graphql.ts';
import { clientList, getClient, listClients } from './clients.ts';

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

  @Field(() => ClientStatusEnum)
  status: ClientStatus;

  @Field()
  notes: string;

  @Field(() => [Location])
  locations: Location[];
}

@ObjectType()
class ClientPage implements Page<Client> {
  @Field(() => Int)
  count: number;

  @Field(() => [Client])
  results: Client[];
}

@ArgsType()
class ClientListArgs extends ListArgs {
  @Field(() => ID, { nullable: true, description: 'Default: the working company; for a superuser, all.' })
  company?: string;

  @Field(() => ClientStatusEnum, { nullable: true })
  status?: ClientStatus;
}

@Resolver()
export class ClientResolver {
  @Query(() => ClientPage)
  clients(@Ctx() context: SchedulingContext, @Args() args: ClientListArgs): Promise<ClientPage> {
    const { company, status } = args;
    return listClients(context, parseInput(clientListFilter, { company, status }), listOfArgs(args, clientList));
  }

  @Query(() => Client, { nullable: true, description: 'Null when there is none that the caller administers.' })
  client(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Client | null> {
    return orNull(() => getClient(context, idParameter(id)));
  }
}
