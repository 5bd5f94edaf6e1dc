import {
  featuredOrder,
  projectInput,
  projectEdit,
  type Project,
  type ProjectDetail,
} from '@portfolio/contracts/content';
import { staff } from '@portfolio/service-kit/access';
import { argsType, inputType, Item, parseInput } from '@portfolio/service-kit/graphql';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { readUpload, withGraphQLFiles } from '../media/uploads.ts';
import { reorderFeatured } from './featured.ts';
import { createProject, deleteProject, updateProject } from './project.admin.ts';
import { ProjectType } from './projects.graphql.ts';
import { getProject } from './projects.ts';
import { projectFiles } from './project.files.ts';

const ProjectFields = inputType('ProjectFields', projectEdit, {
  omit: ['existing_images', 'revision'],
  description: 'What is absent keeps its value; a new project needs the first four.',
});
const FeaturedOrder = argsType(featuredOrder);
const ProjectPatch = inputType('ProjectPatch', projectEdit);

type Files = Promise<FileUpload>[];

@Authorized(staff)
@Resolver()
export class ProjectMutations {
  @Mutation(() => ProjectType)
  createProject(
    @Ctx() context: ContentContext,
    @Arg('input', () => ProjectFields) input: object,
    @Arg('images', () => [GraphQLUpload]) images: Files,
  ): Promise<ProjectDetail> {
    return withGraphQLFiles(context, 'createProject', snakeKeys(input), { images }, projectFiles, async (upload) => {
      const read = await readUpload(projectInput, upload, ['images']);
      return createProject(context, read.input, read.files('images'));
    });
  }

  @Item((context: ContentContext, id) => getProject(context, String(id)))
  @Mutation(() => ProjectType)
  updateProject(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ProjectPatch) input: object,
    @Arg('images', () => [GraphQLUpload], { nullable: true }) images?: Files,
  ): Promise<ProjectDetail> {
    const name = `updateProject ${id}`;
    return withGraphQLFiles(context, name, snakeKeys(input), { images: images ?? [] }, projectFiles, async (upload) => {
      const read = await readUpload(projectEdit, upload);
      return updateProject(context, idParameter(id), read.input, read.files('images'));
    });
  }

  @Mutation(() => [ProjectType], { description: 'Answers the projects of the home page in their new order.' })
  reorderFeaturedProjects(@Ctx() context: ContentContext, @Args(() => FeaturedOrder) args: object): Promise<Project[]> {
    return reorderFeatured(context, parseInput(featuredOrder, args).projects_order);
  }

  @Mutation(() => Boolean)
  async deleteProject(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<boolean> {
    await deleteProject(context, idParameter(id), revision);
    return true;
  }
}
