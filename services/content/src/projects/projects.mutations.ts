import { projectInput, projectPatch } from '@portfolio/contracts/content';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { checkFiles, parseUpload, withGraphQLFiles } from '../media/uploads.ts';
import { createProject, deleteProject, updateProject } from './project.admin.ts';
import { Project } from './projects.graphql.ts';
import { projectFiles } from './projects.rest.ts';

@InputType({ description: 'What is absent keeps its value; a new project needs the first four.' })
class ProjectFields {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true })
  longDescription?: string;

  @Field(() => [String], { nullable: true })
  technologies?: string[];

  @Field(() => String, { nullable: true })
  githubUrl?: string;

  @Field(() => String, { nullable: true })
  liveUrl?: string;

  @Field(() => Boolean, { nullable: true, description: 'Default: false.' })
  isFeatured?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Default: true.' })
  isPublished?: boolean;
}

@InputType()
class ProjectPatch extends ProjectFields {
  @Field(() => [ID], { nullable: true, description: 'Ids of the images that stay, in their new order.' })
  existingImages?: string[];

  @Field(() => Int, { nullable: true, description: 'Refused with CONFLICT when the project has a newer revision.' })
  revision?: number;
}

type Files = Promise<FileUpload>[];

@Resolver()
export class ProjectMutations {
  @Mutation(() => Project)
  createProject(
    @Ctx() context: ContentContext,
    @Arg('input') input: ProjectFields,
    @Arg('images', () => [GraphQLUpload]) images: Files,
  ): Promise<Project> {
    return withGraphQLFiles(context, snakeKeys(input), { images }, projectFiles, async (upload) => {
      const fields = parseUpload(projectInput, upload, ['images']);
      return createProject(context, fields, await checkFiles(upload, 'images', 'image'));
    });
  }

  @Mutation(() => Project)
  updateProject(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: ProjectPatch,
    @Arg('images', () => [GraphQLUpload], { nullable: true }) images?: Files,
  ): Promise<Project> {
    return withGraphQLFiles(context, snakeKeys(input), { images: images ?? [] }, projectFiles, async (upload) => {
      const patch = parseUpload(projectPatch, upload);
      return updateProject(context, idParameter(id), patch, await checkFiles(upload, 'images', 'image'));
    });
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
