import type { Page } from '@portfolio/contracts/rest';
import {
  client,
  clientInput,
  clientListFilter,
  clientPatch,
  clientStatus,
  location,
  locationInput,
  locationPatch,
  type Client,
  type Location,
} from '@portfolio/contracts/scheduling';
import {
  enumType,
  inputType,
  Item,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import '../employees/held-qualification.graphql.ts';
import type { SchedulingContext } from '../context.ts';
import { createClient, deleteClient, updateClient } from './change-clients.ts';
import { clientList, getClient, listClients } from './clients.ts';
import { createLocation, deleteLocation, getLocation, updateLocation } from './locations.ts';

enumType('ClientStatus', clientStatus);
const LocationType = objectType('Location', location);
const ClientType = objectType('Client', client);
const ClientPage = pageType('ClientPage', ClientType);
const ClientListArgs = listArgsType(clientListFilter);
const NewClient = inputType('NewClient', clientInput);
const ClientChanges = inputType('ClientChanges', clientPatch);
const NewLocation = inputType('NewLocation', locationInput);
const LocationChanges = inputType('LocationChanges', locationPatch);

@Authorized(administrators)
@Resolver()
export class ClientResolver {
  @Query(() => ClientPage)
  clients(@Ctx() context: SchedulingContext, @Args(() => ClientListArgs) args: ListArgs): Promise<Page<Client>> {
    return listClients(context, parseInput(clientListFilter, args), listOfArgs(args, clientList));
  }

  @Query(() => ClientType, { nullable: true, description: 'Null when there is none that the caller administers.' })
  client(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Client | null> {
    return orNull(() => getClient(context, idParameter(id)));
  }

  @Query(() => LocationType, { nullable: true, description: 'Null when there is none that the caller administers.' })
  location(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Location | null> {
    return orNull(() => getLocation(context, idParameter(id)));
  }

  @Mutation(() => ClientType)
  createClient(@Ctx() context: SchedulingContext, @Arg('input', () => NewClient) input: object): Promise<Client> {
    return createClient(context, parseInput(clientInput, input));
  }

  @Item(getClient)
  @Mutation(() => ClientType)
  updateClient(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ClientChanges) input: object,
    @Arg('seen', () => ClientChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<Client> {
    return updateClient(context, idParameter(id), parseInput(clientPatch, input), asSeen(seen));
  }

  @Mutation(() => ID, { description: 'The id of the deleted client. CONFLICT while it has shifts.' })
  async deleteClient(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteClient(context, idParameter(id));
    return id;
  }

  @Mutation(() => LocationType)
  createLocation(@Ctx() context: SchedulingContext, @Arg('input', () => NewLocation) input: object): Promise<Location> {
    return createLocation(context, parseInput(locationInput, input));
  }

  @Item(getLocation)
  @Mutation(() => LocationType)
  updateLocation(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => LocationChanges) input: object,
    @Arg('seen', () => LocationChanges, { nullable: true, description: seenDescription }) seen?: object,
  ): Promise<Location> {
    return updateLocation(context, idParameter(id), parseInput(locationPatch, input), asSeen(seen));
  }

  @Mutation(() => ID, { description: 'The id of the deleted location. CONFLICT while shifts use it.' })
  async deleteLocation(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteLocation(context, idParameter(id));
    return id;
  }
}
