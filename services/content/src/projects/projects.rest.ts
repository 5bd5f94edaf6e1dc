import {
  mediaLimits,
  projectInput,
  projectListFilter,
  projectOrdering,
  projectPatch,
  projectUpdate,
} from '@portfolio/contracts/content';
import { created, noContent, resource, type ListOptions, type RestRequest } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { checkFiles, parseUpload, withForm } from '../media/uploads.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
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

type Call = RestRequest<ContentContext>;

const create = (call: Call) =>
  withForm(call, projectFiles, async (upload) => {
    const input = parseUpload(projectInput, upload, ['images']);
    const images = await checkFiles(upload, 'images', 'image');
    return created(withRevision(call.response, await createProject(call.context, input, images)));
  });

const update = (schema: typeof projectUpdate | typeof projectPatch) => (call: Call) =>
  withForm(call, projectFiles, async (upload) => {
    const input = parseUpload(schema, upload);
    const revision = expectedRevision(call.request, input.revision);
    const images = await checkFiles(upload, 'images', 'image');
    return withRevision(
      call.response,
      await updateProject(call.context, call.id('key'), { ...input, revision }, images),
    );
  });

export const projectResources = [
  resource<ContentContext>('/projects', {
    get: async ({ context, list, page, query }) => {
      const parameters = list(projectList);
      return page(parameters, await listProjects(context, parameters, query(projectListFilter)));
    },
    post: create,
  }),
  resource<ContentContext>('/projects/tags', {
    get: async ({ context, list, page }) => {
      const parameters = list(tagList);
      return page(parameters, await listTags(context, parameters));
    },
  }),
  resource<ContentContext>('/projects/:key', {
    get: async ({ context, response, parameter }) =>
      withRevision(response, await getProject(context, parameter('key'))),
    put: update(projectUpdate),
    patch: update(projectPatch),
    delete: async ({ context, request, id }) => {
      await deleteProject(context, id('key'), expectedRevision(request));
      return noContent();
    },
  }),
];
