import {
  pageInput,
  pagePatch,
  sectionInput,
  sectionPatch,
  sectionsOrder,
  type PageDetail,
} from '@portfolio/contracts/content';
import { requireStaff } from '@portfolio/service-kit/actor';
import { parseInput } from '@portfolio/service-kit/graphql';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { parseUpload, withGraphQLFiles, type Upload } from '../media/uploads.ts';
import { createPage, deletePage, updatePage } from './page.admin.ts';
import { Page } from './pages.graphql.ts';
import { checkSectionFiles, sectionFileFields } from './pages.rest.ts';
import { addSection, removeSection, reorderSections, updateSection } from './sections.ts';

@InputType({ description: 'What is absent keeps its value; a new page needs title and slug.' })
class PageFields {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  slug?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Default: true.' })
  isPublished?: boolean;
}

@InputType()
class PagePatch extends PageFields {
  @Field(() => Int, { nullable: true, description: 'Refused with CONFLICT when the page has a newer revision.' })
  revision?: number;
}

@InputType({ description: 'Its image is an uploaded one, one that the section already has, or none.' })
class SectionCardInput {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  content?: string;

  @Field(() => String, { nullable: true })
  buttonText?: string;

  @Field(() => String, { nullable: true })
  buttonUrl?: string;

  @Field(() => Int, { nullable: true, description: 'Place of the new image among `cardImages`, from 0.' })
  imageFile?: number;

  @Field(() => ID, { nullable: true, description: 'The image that stays.' })
  imageId?: string;
}

@InputType({ description: 'What is absent keeps its value; a new section needs its type.' })
class SectionFields {
  @Field(() => String, { nullable: true })
  sectionType?: string;

  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  subtitle?: string;

  @Field(() => String, { nullable: true })
  content?: string;

  @Field(() => String, { nullable: true, description: 'A style class.' })
  backgroundColor?: string;

  @Field(() => String, { nullable: true })
  buttonText?: string;

  @Field(() => String, { nullable: true })
  buttonUrl?: string;

  @Field(() => String, { nullable: true, description: 'left or right.' })
  imagePosition?: string;

  @Field(() => [SectionCardInput], { nullable: true, description: 'The whole list.' })
  cards?: SectionCardInput[];

  @Field(() => Boolean, { nullable: true, description: 'Takes the image of a present section away.' })
  removeImage?: boolean;

  @Field(() => Int, { nullable: true, description: 'Refused with CONFLICT when the page has a newer revision.' })
  revision?: number;
}

type File = Promise<FileUpload>;

@InputType()
class SectionFiles {
  @Field(() => GraphQLUpload, { nullable: true })
  image?: File;

  @Field(() => [GraphQLUpload], { nullable: true })
  cardImages?: File[];
}

const withFiles = (
  context: ContentContext,
  fields: unknown,
  { image, cardImages }: SectionFiles,
  work: (upload: Upload) => Promise<PageDetail>,
) =>
  withGraphQLFiles(
    context,
    fields,
    { image: image ? [image] : [], card_images: cardImages ?? [] },
    sectionFileFields,
    work,
  );

@Resolver()
export class PageMutations {
  @Mutation(() => Page)
  createPage(@Ctx() context: ContentContext, @Arg('input') input: PageFields): Promise<Page> {
    return withFiles(context, snakeKeys(input), {}, (upload) => createPage(context, parseUpload(pageInput, upload)));
  }

  @Mutation(() => Page)
  updatePage(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: PagePatch,
  ): Promise<Page> {
    return withFiles(context, snakeKeys(input), {}, (upload) =>
      updatePage(context, idParameter(id), parseUpload(pagePatch, upload)),
    );
  }

  @Mutation(() => Boolean)
  async deletePage(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<boolean> {
    await deletePage(context, idParameter(id), revision);
    return true;
  }

  @Mutation(() => Page)
  addSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('input') input: SectionFields,
    @Arg('files', { nullable: true }) files?: SectionFiles,
  ): Promise<Page> {
    return withFiles(context, snakeKeys(input), files ?? {}, async (upload) =>
      addSection(context, idParameter(pageId), parseUpload(sectionInput, upload), await checkSectionFiles(upload)),
    );
  }

  @Mutation(() => Page)
  updateSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('sectionId', () => ID) sectionId: string,
    @Arg('input') input: SectionFields,
    @Arg('files', { nullable: true }) files?: SectionFiles,
  ): Promise<Page> {
    return withFiles(context, snakeKeys(Object.assign({ sectionId }, input)), files ?? {}, async (upload) =>
      updateSection(context, idParameter(pageId), parseUpload(sectionPatch, upload), await checkSectionFiles(upload)),
    );
  }

  @Mutation(() => Page)
  removeSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('sectionId', () => ID) sectionId: string,
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<Page> {
    return removeSection(context, idParameter(pageId), idParameter(sectionId), revision);
  }

  @Mutation(() => Page)
  reorderSections(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('sectionsOrder', () => [ID]) order: string[],
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<Page> {
    requireStaff(context);
    const { sections_order: ids } = parseInput(sectionsOrder, { sectionsOrder: order });
    return reorderSections(context, idParameter(pageId), ids, revision);
  }
}
