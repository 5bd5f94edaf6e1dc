import {
  accountEvent,
  accountEventFilter,
  accountEventKind,
  auditChange,
  type AccountEvent,
} from '@portfolio/contracts/audit';
import type { Page } from '@portfolio/contracts/rest';
import {
  enumType,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { AuthContext } from '../context.ts';
import { managers } from '../users/manager.ts';
import { eventList, listAccountEvents } from './list-events.ts';

enumType('AccountEventKind', accountEventKind);
objectType('AccountEventChange', auditChange);
const AccountEventPage = pageType('AccountEventPage', objectType('AccountEvent', accountEvent));
const AccountEventArgs = listArgsType(accountEventFilter);

@Authorized(managers)
@Resolver()
export class ActivityResolver {
  @Query(() => AccountEventPage, { description: 'What was done to accounts, and by whom; for staff.' })
  accountEvents(
    @Ctx() context: AuthContext,
    @Args(() => AccountEventArgs) args: ListArgs,
  ): Promise<Page<AccountEvent>> {
    return listAccountEvents(context, parseInput(accountEventFilter, args), listOfArgs(args, eventList));
  }
}
