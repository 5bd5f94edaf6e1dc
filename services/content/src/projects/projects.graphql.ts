import { project, projectDetail, projectListFilter, tag, type Project, type Tag } from '@portfolio/contracts/content';
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
import { getProject, getProjects, listProjects, listTags, projectList, tagList } from './projects.ts';

const details = batched(getProjects);

const TagType = objectType('Tag', tag);
export const ProjectType = objectType('Project', projectDetail, {
  key: 'id',
  omit: ['image', 'technologies'],
  names: { image_set: 'image' },
  details: { of: project, load: details },
});
const ProjectPage = pageType('ProjectPage', ProjectType);
const ProjectListArgs = listArgsType(projectListFilter);

@Authorized(open)
@Resolver()
export class ProjectResolver {
  @Query(() => ProjectPage)
  projects(@Ctx() context: ContentContext, @Args(() => ProjectListArgs) args: ListArgs): Promise<Page<Project>> {
    return listProjects(context, listOfArgs(args, projectList), parseInput(projectListFilter, args));
  }

  @Query(() => ProjectType, { nullable: true, description: 'Null when there is none that the caller may see.' })
  project(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<Project | null> {
    return orNull(() => getProject(context, idOrSlug));
  }

  @Query(() => [TagType])
  async tags(@Ctx() context: ContentContext): Promise<Tag[]> {
    return (await listTags(context, listOfArgs({}, tagList))).results;
  }
}

/** Federation: loads a project that another service refers to, when the caller may see it. */
export const projectReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
