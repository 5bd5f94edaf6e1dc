import {
  featuredOrder,
  project,
  projectDetail,
  projectInput,
  projectListFilter,
  projectPatch,
  projectUpdate,
  tag,
} from '@portfolio/contracts/content';
import { open, staff } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { formRoute } from '../media/form-route.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { reorderFeatured } from './featured.ts';
import { createProject, deleteProject, updateProject } from './project.admin.ts';
import { projectFiles } from './project.files.ts';
import { getProject, listProjects, listTags, projectList, tagList } from './projects.ts';

const update = (summary: string, body: typeof projectUpdate | typeof projectPatch) =>
  formRoute({
    summary,
    body,
    files: projectFiles,
    answer: projectDetail,
    async handle({ context, request, response, id }, input, files) {
      const revision = expectedRevision(request);
      return withRevision(response, await updateProject(context, id(), { ...input, revision }, files('images')));
    },
  });

export const projectResources = [
  resource('/projects', {
    get: route({
      summary: 'List projects',
      access: open,
      query: projectListFilter,
      list: projectList,
      answer: project,
      handle: ({ context, list, query }) => listProjects(context, list, query),
    }),
    post: formRoute({
      summary: 'Create a project',
      body: projectInput,
      files: projectFiles,
      requiredFiles: ['images'],
      answer: projectDetail,
      status: 201,
      handle: async ({ context, response }, input, files) =>
        withRevision(response, await createProject(context, input, files('images'))),
    }),
  }),
  resource('/projects/reorder_featured', {
    post: route({
      summary: 'Order the projects of the home page',
      access: staff,
      body: featuredOrder,
      answer: z.object({ results: z.array(project) }),
      handle: async ({ context, body }) => ({ results: await reorderFeatured(context, body.projects_order) }),
    }),
  }),
  resource('/projects/tags', {
    get: route({
      summary: 'List tags',
      access: open,
      list: tagList,
      answer: tag,
      handle: ({ context, list }) => listTags(context, list),
    }),
  }),
  resource(
    '/projects/:id',
    {
      get: route({
        summary: 'Read a project',
        access: open,
        answer: projectDetail,
        handle: async ({ context, response, parameter }) =>
          withRevision(response, await getProject(context, parameter('id'))),
      }),
      put: update('Replace a project', projectUpdate),
      patch: update('Change a project', projectPatch),
      delete: route({
        summary: 'Delete a project',
        access: staff,
        handle: ({ context, request, id }) => deleteProject(context, id(), expectedRevision(request)),
      }),
    },
    ({ context, id }) => getProject(context, String(id())),
  ),
];
