import {
  mediaLimits,
  project,
  projectDetail,
  projectInput,
  projectListFilter,
  projectOrdering,
  projectPatch,
  projectUpdate,
  tag,
} from '@portfolio/contracts/content';
import { open, staff } from '@portfolio/service-kit/access';
import { resource, type ListOptions } from '@portfolio/service-kit/rest';
import type { FileFields } from '../media/file-fields.ts';
import { formRoute } from '../media/form-route.ts';
import { checkFiles } from '../media/uploads.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { createProject, deleteProject, updateProject } from './project.admin.ts';
import { getProject, listProjects, listTags } from './projects.ts';

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const projectList: ListOptions = {
  orderings: projectOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 12,
};

/** Filter chips need them all at once. */
export const tagList: ListOptions = { orderings: [], defaultOrdering: 'name', defaultPageSize: 100 };

export const projectFiles: FileFields = { images: { kind: 'image', max: mediaLimits.images } };

const update = (summary: string, body: typeof projectUpdate | typeof projectPatch) =>
  formRoute({
    summary,
    body,
    files: projectFiles,
    answer: projectDetail,
    async handle({ context, request, response, id }, input, upload) {
      const revision = expectedRevision(request, input.revision);
      const images = await checkFiles(upload, 'images', 'image');
      return withRevision(response, await updateProject(context, id(), { ...input, revision }, images));
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
      async handle({ context, response }, input, upload) {
        const images = await checkFiles(upload, 'images', 'image');
        return withRevision(response, await createProject(context, input, images));
      },
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
