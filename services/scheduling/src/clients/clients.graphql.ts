import {
  clientInput,
  clientListFilter,
  clientPatch,
  locationInput,
  locationPatch,
} from '@portfolio/contracts/scheduling';
import { listOfArgs, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { createClient, deleteClient, updateClient } from './change-clients.ts';
import { clientList, getClient, listClients } from './clients.ts';
import {
  Client,
  ClientChanges,
  ClientListArgs,
  ClientPage,
  Location,
  LocationChanges,
  NewClient,
  NewLocation,
} from './clients.types.ts';
import { createLocation, deleteLocation, updateLocation } from './locations.ts';

@Resolver()
export class ClientResolver {
  @Query(() => ClientPage)
  clients(@Ctx() context: SchedulingContext, @Args() args: ClientListArgs): Promise<ClientPage> {
    return listClients(context, parseInput(clientListFilter, args), listOfArgs(args, clientList));
  }

  @Query(() => Client, { nullable: true, description: 'Null when there is none that the caller administers.' })
  client(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Client | null> {
    return orNull(() => getClient(context, idParameter(id)));
  }

  @Mutation(() => Client)
  createClient(@Ctx() context: SchedulingContext, @Arg('input') input: NewClient): Promise<Client> {
    return createClient(context, parseInput(clientInput, input));
  }

  @Mutation(() => Client)
  updateClient(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: ClientChanges,
  ): Promise<Client> {
    return updateClient(context, idParameter(id), parseInput(clientPatch, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted client. CONFLICT while it has shifts.' })
  async deleteClient(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteClient(context, idParameter(id));
    return id;
  }

  @Mutation(() => Location)
  createLocation(@Ctx() context: SchedulingContext, @Arg('input') input: NewLocation): Promise<Location> {
    return createLocation(context, parseInput(locationInput, input));
  }

  @Mutation(() => Location)
  updateLocation(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: LocationChanges,
  ): Promise<Location> {
    return updateLocation(context, idParameter(id), parseInput(locationPatch, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted location. CONFLICT while shifts use it.' })
  async deleteLocation(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteLocation(context, idParameter(id));
    return id;
  }
}
