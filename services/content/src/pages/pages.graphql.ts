import type { PageDetail } from '@portfolio/contracts/content';
import { ListArgs, listOfArgs, orNull, pageOf } from '@portfolio/service-kit/graphql';
import { batched } from '@portfolio/service-kit/batched';
import { notFound } from '@portfolio/service-kit/errors';
import { idParameter } from '@portfolio/service-kit/rest';
import {
  Arg,
  Args,
  Ctx,
  Directive,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ContentItem } from '../content-item.graphql.ts';
import type { ContentContext } from '../context.ts';
import { Image } from '../media/media.graphql.ts';
import { getPage, getPageBySlug, getPages, listPages } from './pages.ts';
import { pageList } from './pages.rest.ts';

@ObjectType()
class SectionCard {
  @Field(() => Image, { name: 'image', nullable: true })
  image_set: Image | null;

  @Field(() => ID, { name: 'imageId', nullable: true, description: 'Names the image when the card is edited.' })
  image_id: string | null;

  @Field()
  title: string;

  @Field()
  content: string;

  @Field({ name: 'buttonText' })
  button_text: string;

  @Field({ name: 'buttonUrl' })
  button_url: string;
}

@ObjectType()
class Section {
  @Field(() => ID)
  id: number;

  @Field({ name: 'sectionType', description: 'hero, text, image_text, cards, cta, or any other for a generic layout.' })
  section_type: string;

  @Field()
  title: string;

  @Field()
  subtitle: string;

  @Field()
  content: string;

  @Field({ name: 'backgroundColor', description: 'A style class, or blank.' })
  background_color: string;

  @Field({ name: 'buttonText' })
  button_text: string;

  @Field({ name: 'buttonUrl' })
  button_url: string;

  @Field(() => Image, { name: 'image', nullable: true })
  image_set: Image | null;

  @Field(() => ID, { name: 'imageId', nullable: true })
  image_id: string | null;

  @Field(() => String, { name: 'imagePosition', description: 'left or right.' })
  image_position: 'left' | 'right';

  @Field(() => [SectionCard])
  cards: SectionCard[];
}

@Directive('@key(fields: "id")')
@ObjectType()
export class Page extends ContentItem {
  @Field()
  description: string;

  @Field(() => Int, { name: 'sectionCount' })
  section_count: number;
}

@ObjectType()
class PagePage extends pageOf(Page) {}

/** Sections of list rows, loaded for all of them in one statement. */
const details = batched(getPages);

@Resolver(() => Page)
export class PageResolver {
  @Query(() => PagePage)
  pages(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<PagePage> {
    return listPages(context, listOfArgs(args, pageList));
  }

  @Query(() => Page, { nullable: true, description: 'Null when there is none that the caller may see.' })
  page(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<Page | null> {
    return orNull(() => getPage(context, idParameter(id)));
  }

  @Query(() => Page, { nullable: true, description: 'Null when there is none that the caller may see.' })
  pageBySlug(@Ctx() context: ContentContext, @Arg('slug') slug: string): Promise<Page | null> {
    return orNull(() => getPageBySlug(context, slug));
  }

  @FieldResolver(() => [Section])
  async sections(@Root() page: Page & Partial<PageDetail>, @Ctx() context: ContentContext): Promise<Section[]> {
    const detail = page.sections ? page : await details(context, page.id);
    if (!detail?.sections) throw notFound();
    return detail.sections;
  }
}

/** Federation: loads a page that another service refers to, when the caller may see it. */
export const pageReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
