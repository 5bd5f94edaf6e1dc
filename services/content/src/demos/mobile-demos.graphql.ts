import {
  mobileDemo,
  mobileDemoDetail,
  mobileDemoListFilter,
  operatingSystem,
  type MobileDemo,
  type OperatingSystem,
} from '@portfolio/contracts/content';
import type { Page } from '@portfolio/contracts/rest';
import { open } from '@portfolio/service-kit/access';
import {
  batched,
  type ListArgs,
  listArgsType,
  listOfArgs,
  objectType,
  orNull,
  pageType,
  parseInput,
} from '@portfolio/service-kit/graphql';
import { Arg, Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import '../media/media.graphql.ts';
import {
  getMobileDemo,
  getMobileDemos,
  listMobileDemos,
  listOperatingSystems,
  mobileDemoList,
  operatingSystemList,
} from './mobile-demos.ts';

const details = batched(getMobileDemos);

const OperatingSystemType = objectType('OperatingSystem', operatingSystem);
export const MobileDemoType = objectType('MobileDemo', mobileDemoDetail, {
  key: 'id',
  omit: ['image'],
  names: { image_set: 'image' },
  details: { of: mobileDemo, load: details },
});
const MobileDemoPage = pageType('MobileDemoPage', MobileDemoType);
const MobileDemoListArgs = listArgsType(mobileDemoListFilter);

@Authorized(open)
@Resolver()
export class MobileDemoResolver {
  @Query(() => MobileDemoPage)
  mobileDemos(
    @Ctx() context: ContentContext,
    @Args(() => MobileDemoListArgs) args: ListArgs,
  ): Promise<Page<MobileDemo>> {
    return listMobileDemos(context, listOfArgs(args, mobileDemoList), parseInput(mobileDemoListFilter, args));
  }

  @Query(() => MobileDemoType, { nullable: true, description: 'Null when there is none that the caller may see.' })
  mobileDemo(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<MobileDemo | null> {
    return orNull(() => getMobileDemo(context, idOrSlug));
  }

  @Query(() => [OperatingSystemType])
  async operatingSystems(@Ctx() context: ContentContext): Promise<OperatingSystem[]> {
    return (await listOperatingSystems(context, listOfArgs({}, operatingSystemList))).results;
  }
}

/** Federation: loads a demo that another service refers to, when the caller may see it. */
export const mobileDemoReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
