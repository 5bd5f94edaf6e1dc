import type { Page } from '@portfolio/contracts/rest';
import {
  notice,
  noticedShift,
  noticeKind,
  plannedBefore,
  pushSubscriptionInput,
  readNotices as readNoticesInput,
  type Notice,
} from '@portfolio/contracts/scheduling';
import {
  enumType,
  inputType,
  ListArgs,
  listOfArgs,
  objectType,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { employees } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { subscribeToPush, unsubscribeFromPush } from '../push/push-subscriptions.ts';
import { countUnreadNotices, listMyNotices, noticeList, readNotices } from './notices.ts';

enumType('NoticeKind', noticeKind);
objectType('PlannedBefore', plannedBefore);
objectType('NoticedShift', noticedShift);
const NoticeType = objectType('Notice', notice);
const NoticePage = pageType('NoticePage', NoticeType);
const PushSubscriptionInput = inputType('PushSubscriptionInput', pushSubscriptionInput);

@Authorized(employees)
@Resolver()
export class NoticeResolver {
  @Query(() => NoticePage, { description: 'What the caller was told of their shifts, the latest first.' })
  myNotices(@Ctx() context: SchedulingContext, @Args(() => ListArgs) args: ListArgs): Promise<Page<Notice>> {
    return listMyNotices(context, listOfArgs(args, noticeList));
  }

  @Query(() => Int)
  myUnreadNotices(@Ctx() context: SchedulingContext): Promise<number> {
    return countUnreadNotices(context);
  }

  @Mutation(() => Int, { description: 'These, or all. How many are left to read.' })
  readMyNotices(
    @Ctx() context: SchedulingContext,
    @Arg('notices', () => [ID], { nullable: true }) notices?: string[],
  ): Promise<number> {
    return readNotices(context, parseInput(readNoticesInput, { notices }));
  }

  @Query(() => String, { nullable: true, description: 'What browsers subscribe with; null where nothing is pushed.' })
  pushKey(@Ctx() context: SchedulingContext): string | null {
    return context.pushSender.publicKey;
  }

  @Mutation(() => Boolean, { description: 'Notices go to this browser, too.' })
  async subscribeToPush(
    @Ctx() context: SchedulingContext,
    @Arg('input', () => PushSubscriptionInput) input: object,
  ): Promise<boolean> {
    await subscribeToPush(context, parseInput(pushSubscriptionInput, input));
    return true;
  }

  @Mutation(() => Boolean, { description: 'No more to this browser.' })
  async unsubscribeFromPush(@Ctx() context: SchedulingContext, @Arg('endpoint') endpoint: string): Promise<boolean> {
    await unsubscribeFromPush(
      context,
      parseInput(pushSubscriptionInput.pick({ endpoint: true }), { endpoint }).endpoint,
    );
    return true;
  }
}
