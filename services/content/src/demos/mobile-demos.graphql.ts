import { mobileDemoListFilter, type MobileDemoDetail } from '@portfolio/contracts/content';
import { batched } from '@portfolio/service-kit/batched';
import { notFound } from '@portfolio/service-kit/errors';
import { ListArgs, listOfArgs, orNull, pageOf, parseInput } from '@portfolio/service-kit/graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Directive,
  Field,
  FieldResolver,
  Float,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ContentItem } from '../content-item.graphql.ts';
import type { ContentContext } from '../context.ts';
import { Image, StoredImageType } from '../media/media.graphql.ts';
import { getMobileDemo, getMobileDemos, listMobileDemos, listOperatingSystems } from './mobile-demos.ts';
import { mobileDemoList, operatingSystemList } from './mobile-demos.rest.ts';

@ObjectType()
export class OperatingSystem {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;
}

@Directive('@key(fields: "id")')
@ObjectType()
export class MobileDemo extends ContentItem {
  @Field()
  description: string;

  @Field({ description: "The app's own." })
  version: string;

  @Field(() => [OperatingSystem], { name: 'operatingSystems' })
  operating_systems: OperatingSystem[];

  @Field({ name: 'qrCode', description: "Address of an SVG that leads to the demo's page." })
  qr_code: string;

  @Field(() => String, { name: 'apkFile', nullable: true })
  apk_file: string | null;

  @Field(() => String, { name: 'ipaFile', nullable: true })
  ipa_file: string | null;

  @Field(() => Float, { name: 'apkSize', nullable: true, description: 'Bytes.' })
  apk_size: number | null;

  @Field(() => Float, { name: 'ipaSize', nullable: true, description: 'Bytes.' })
  ipa_size: number | null;

  @Field({ name: 'webviewUrl', description: 'Empty when there is none.' })
  webview_url: string;

  @Field(() => Image, { name: 'image', nullable: true, description: 'Its own, else the first screenshot.' })
  image_set: Image | null;
}

@ObjectType()
class MobileDemoPage extends pageOf(MobileDemo) {}

@ArgsType()
class MobileDemoListArgs extends ListArgs {
  @Field(() => [ID], { nullable: true, description: 'Demos for any of these.' })
  operatingSystems?: string[];
}

/** Details of list rows, loaded for all of them in one statement. */
const details = batched(getMobileDemos);

@Resolver(() => MobileDemo)
export class MobileDemoResolver {
  @Query(() => MobileDemoPage)
  mobileDemos(@Ctx() context: ContentContext, @Args() args: MobileDemoListArgs): Promise<MobileDemoPage> {
    const filter = parseInput(mobileDemoListFilter, { operatingSystems: args.operatingSystems });
    return listMobileDemos(context, listOfArgs(args, mobileDemoList), filter);
  }

  @Query(() => MobileDemo, { nullable: true, description: 'Null when there is none that the caller may see.' })
  mobileDemo(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<MobileDemo | null> {
    return orNull(() => getMobileDemo(context, idOrSlug));
  }

  @Query(() => [OperatingSystem])
  async operatingSystems(@Ctx() context: ContentContext): Promise<OperatingSystem[]> {
    return (await listOperatingSystems(context, listOfArgs({}, operatingSystemList))).results;
  }

  @FieldResolver(() => String, { description: 'One a line.' })
  async features(@Root() demo: MobileDemo, @Ctx() context: ContentContext): Promise<string> {
    return (await detailOf(demo, context)).features;
  }

  @FieldResolver(() => [StoredImageType])
  async screenshots(@Root() demo: MobileDemo, @Ctx() context: ContentContext): Promise<StoredImageType[]> {
    return (await detailOf(demo, context)).screenshots;
  }
}

/** A query for one demo has its details already; rows of a list do not. */
async function detailOf(demo: MobileDemo & Partial<MobileDemoDetail>, context: ContentContext) {
  if (demo.screenshots) return demo as MobileDemoDetail;
  const detail = await details(context, demo.id);
  if (!detail) throw notFound();
  return detail;
}

/** Federation: loads a demo that another service refers to, when the caller may see it. */
export const mobileDemoReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
