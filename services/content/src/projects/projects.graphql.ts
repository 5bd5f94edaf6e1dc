import { projectListFilter, type ProjectDetail } from '@portfolio/contracts/content';
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
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ContentItem } from '../content-item.graphql.ts';
import type { ContentContext } from '../context.ts';

import { Image, StoredImageType } from '../media/media.graphql.ts';
import { getProject, getProjects, listProjects, listTags } from './projects.ts';
import { projectList, tagList } from './projects.rest.ts';

@ObjectType()
export class Tag {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;
}

@Directive('@key(fields: "id")')
@ObjectType()
export class Project extends ContentItem {
  @Field()
  description: string;

  @Field(() => Image, { name: 'image', nullable: true, description: 'The first image.' })
  image_set: Image | null;

  @Field(() => [Tag])
  tags: Tag[];

  @Field({ name: 'isFeatured' })
  is_featured: boolean;

  @Field({ name: 'githubUrl', description: 'Empty when there is none.' })
  github_url: string;

  @Field({ name: 'liveUrl', description: 'Empty when there is none.' })
  live_url: string;
}

@ObjectType()
class ProjectPage extends pageOf(Project) {}

@ArgsType()
class ProjectListArgs extends ListArgs {
  @Field(() => [ID], { nullable: true, description: 'Projects that carry any of these tags.' })
  tags?: string[];

  @Field({ nullable: true })
  isFeatured?: boolean;
}

/** Details of list rows, loaded for all of them in one statement. */
const details = batched(getProjects);

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectPage)
  projects(@Ctx() context: ContentContext, @Args() args: ProjectListArgs): Promise<ProjectPage> {
    const { tags, isFeatured } = args;
    return listProjects(context, listOfArgs(args, projectList), parseInput(projectListFilter, { tags, isFeatured }));
  }

  @Query(() => Project, { nullable: true, description: 'Null when there is none that the caller may see.' })
  project(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<Project | null> {
    return orNull(() => getProject(context, idOrSlug));
  }

  @Query(() => [Tag])
  async tags(@Ctx() context: ContentContext): Promise<Tag[]> {
    return (await listTags(context, listOfArgs({}, tagList))).results;
  }

  @FieldResolver(() => String)
  async longDescription(@Root() project: Project, @Ctx() context: ContentContext): Promise<string> {
    return (await detailOf(project, context)).long_description;
  }

  @FieldResolver(() => [StoredImageType])
  async images(@Root() project: Project, @Ctx() context: ContentContext): Promise<StoredImageType[]> {
    return (await detailOf(project, context)).images;
  }
}

/** A query for one project has its details already; rows of a list do not. */
async function detailOf(project: Project & Partial<ProjectDetail>, context: ContentContext): Promise<ProjectDetail> {
  if (project.images) return project as ProjectDetail;
  const detail = await details(context, project.id);
  if (!detail) throw notFound();
  return detail;
}

/** Federation: loads a project that another service refers to, when the caller may see it. */
export const projectReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
