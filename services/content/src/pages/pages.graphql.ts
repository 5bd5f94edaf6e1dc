import { page, pageDetail, section, sectionCard, type Page } from '@portfolio/contracts/content';
import type { Page as PageOf } from '@portfolio/contracts/rest';
import { open } from '@portfolio/service-kit/access';
import { batched, ListArgs, listOfArgs, objectType, orNull, pageType } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import '../media/media.graphql.ts';
import { getPage, getPageBySlug, getPages, listPages, pageList } from './pages.ts';

const details = batched(getPages);

objectType('SectionCard', sectionCard, { omit: ['image'], names: { image_set: 'image' } });
objectType('Section', section, { omit: ['image'], names: { image_set: 'image' } });
export const PageType = objectType('Page', pageDetail, { key: 'id', details: { of: page, load: details } });
const PagePage = pageType('PagePage', PageType);

@Authorized(open)
@Resolver()
export class PageResolver {
  @Query(() => PagePage)
  pages(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<PageOf<Page>> {
    return listPages(context, listOfArgs(args, pageList));
  }

  @Query(() => PageType, { nullable: true, description: 'Null when there is none that the caller may see.' })
  page(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<Page | null> {
    return orNull(() => getPage(context, idParameter(id)));
  }

  @Query(() => PageType, { nullable: true, description: 'Null when there is none that the caller may see.' })
  pageBySlug(@Ctx() context: ContentContext, @Arg('slug') slug: string): Promise<Page | null> {
    return orNull(() => getPageBySlug(context, slug));
  }
}

/** Federation: loads a page that another service refers to, when the caller may see it. */
export const pageReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
