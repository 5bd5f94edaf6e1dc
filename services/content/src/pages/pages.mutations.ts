import {
  beganFrom,
  pageEdit,
  pageInput,
  sectionCardInput,
  sectionInput,
  sectionPatch,
  sectionReference,
  sectionsOrder,
  type PageDetail,
} from '@portfolio/contracts/content';
import { staff } from '@portfolio/service-kit/access';
import { argsType, inputType, Item, parseInput } from '@portfolio/service-kit/graphql';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { readUpload, withGraphQLFiles, type Upload } from '../media/uploads.ts';
import { createPage, deletePage, updatePage } from './page.admin.ts';
import { PageType } from './pages.graphql.ts';
import { sectionFileFields, sectionFilesOf } from './section.files.ts';
import { addSection, removeSection, reorderSections, updateSection } from './sections.ts';
import { getPage } from './pages.ts';

const newSection = sectionInput.extend(beganFrom);
const sectionEdit = sectionPatch.extend(beganFrom);
const referenceEdit = sectionReference.extend(beganFrom);
const orderEdit = sectionsOrder.extend(beganFrom);

const PageFields = inputType('PageFields', pageEdit, {
  omit: ['revision'],
  description: 'What is absent keeps its value; a new page needs title and slug.',
});
const PagePatch = inputType('PagePatch', pageEdit);
inputType('SectionCardInput', sectionCardInput);
const SectionFields = inputType('SectionFields', sectionEdit.extend({ position: sectionInput.shape.position }), {
  omit: ['section_id'],
  description: 'What is absent keeps its value; a new section needs its type.',
});
const SectionReference = argsType(referenceEdit);
const SectionsOrder = argsType(orderEdit);

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
  name: string,
  fields: unknown,
  { image, cardImages }: SectionFiles,
  work: (upload: Upload) => Promise<PageDetail>,
) =>
  withGraphQLFiles(
    context,
    name,
    fields,
    { image: image ? [image] : [], card_images: cardImages ?? [] },
    sectionFileFields,
    work,
  );

@Authorized(staff)
@Resolver()
export class PageMutations {
  @Mutation(() => PageType)
  createPage(@Ctx() context: ContentContext, @Arg('input', () => PageFields) input: object): Promise<PageDetail> {
    return withFiles(context, 'createPage', snakeKeys(input), {}, async (upload) =>
      createPage(context, (await readUpload(pageInput, upload)).input),
    );
  }

  @Item(getPage)
  @Mutation(() => PageType)
  updatePage(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PagePatch) input: object,
  ): Promise<PageDetail> {
    return withFiles(context, `updatePage ${id}`, snakeKeys(input), {}, async (upload) =>
      updatePage(context, idParameter(id), (await readUpload(pageEdit, upload)).input),
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

  @Item(getPage, 'pageId')
  @Mutation(() => PageType)
  addSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('input', () => SectionFields) input: object,
    @Arg('files', { nullable: true }) files?: SectionFiles,
  ): Promise<PageDetail> {
    return withFiles(context, `addSection ${pageId}`, snakeKeys(input), files ?? {}, async (upload) => {
      const read = await readUpload(newSection, upload);
      return addSection(context, idParameter(pageId), read.input, sectionFilesOf(read.files));
    });
  }

  @Item(getPage, 'pageId')
  @Mutation(() => PageType)
  updateSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Arg('sectionId', () => ID) sectionId: string,
    @Arg('input', () => SectionFields) input: object,
    @Arg('files', { nullable: true }) files?: SectionFiles,
  ): Promise<PageDetail> {
    const fields = snakeKeys(Object.assign({ sectionId }, input));
    return withFiles(context, `updateSection ${pageId}`, fields, files ?? {}, async (upload) => {
      const read = await readUpload(sectionEdit, upload);
      return updateSection(context, idParameter(pageId), read.input, sectionFilesOf(read.files));
    });
  }

  @Item(getPage, 'pageId')
  @Mutation(() => PageType)
  removeSection(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Args(() => SectionReference) args: object,
  ): Promise<PageDetail> {
    const { section_id: sectionId, revision } = parseInput(referenceEdit, args);
    return removeSection(context, idParameter(pageId), sectionId, revision);
  }

  @Item(getPage, 'pageId')
  @Mutation(() => PageType)
  reorderSections(
    @Ctx() context: ContentContext,
    @Arg('pageId', () => ID) pageId: string,
    @Args(() => SectionsOrder) args: object,
  ): Promise<PageDetail> {
    const { sections_order: ids, revision } = parseInput(orderEdit, args);
    return reorderSections(context, idParameter(pageId), ids, revision);
  }
}
