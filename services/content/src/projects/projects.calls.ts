import {
  featuredOrder,
  mediaLimits,
  project,
  projectDetail,
  projectEdit,
  projectInput,
  projectListFilter,
  projectPatch,
  projectUpdate,
  readIn,
  tag,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { batched, inputType, listOfArgs, objectType, upload } from '@portfolio/service-kit/graphql';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { forEverybody, forStaff } from '../call.ts';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { formCall } from '../media/form-call.ts';
import { byRevision, deleteItem } from '../items/revisions.ts';
import { reorderFeatured } from './featured.ts';
import { createProject, updateProject } from './project.admin.ts';
import { getProject, getProjects, listProjects, listTags, projectList, tagList } from './projects.ts';

const details = batched(getProjects);

objectType('Project', projectDetail, {
  key: 'id',
  omit: ['image', 'technologies'],
  names: { image_set: 'image' },
  details: { of: project, load: details },
});
const newFields = projectEdit.omit({ existing_images: true, revision: true });
inputType('ProjectFields', newFields, {
  description: 'What is absent keeps its value; a new project needs the first four.',
});
inputType('ProjectPatch', projectEdit);

const files: FileFields = { images: { kind: 'image', max: mediaLimits.images } };
const images = z.array(upload);
const item = ({ context, id }: ItemCall<ContentContext>) => getProject(context, String(id()));

export const projectCalls = [
  forEverybody({
    rest: 'GET /projects',
    summary: 'List projects',
    graphql: 'query projects',
    query: projectListFilter,
    list: projectList,
    answer: project,
    handle: ({ context, list, query }) => listProjects(context, list, query),
  }),
  formCall({
    rest: 'POST /projects',
    summary: 'Create a project',
    graphql: 'mutation createProject',
    arguments: { input: newFields, images },
    body: projectInput,
    files,
    requiredFiles: ['images'],
    answer: projectDetail,
    status: 201,
    handle: ({ context }, input, sent) => createProject(context, input, sent('images')),
  }),
  forStaff({
    rest: 'POST /projects/reorder_featured',
    summary: 'Order the projects of the home page',
    graphql: 'mutation reorderFeaturedProjects',
    description: 'Answers the projects of the home page in their new order.',
    body: featuredOrder,
    answer: z.object({ results: z.array(project) }),
    field: { as: z.array(project), of: ({ results }) => results },
    handle: async ({ context, body }) => ({ results: await reorderFeatured(context, body.projects_order) }),
  }),
  forEverybody({
    rest: 'GET /projects/tags',
    summary: 'List tags',
    list: tagList,
    answer: tag,
    handle: ({ context, list }) => listTags(context, list),
  }),
  forEverybody({
    graphql: 'query tags',
    answer: z.array(tag),
    handle: async ({ context }) => (await listTags(context, listOfArgs({}, tagList))).results,
  }),
  forEverybody({
    rest: 'GET /projects/:id',
    summary: 'Read a project',
    graphql: 'query project',
    description: 'Null when there is none that the caller may see.',
    arguments: { idOrSlug: z.string() },
    query: z.object(readIn),
    orNull: true,
    versions: byRevision,
    answer: projectDetail,
    handle: ({ context, parameter, query }) => getProject(context, parameter('id'), query.language),
  }),
  formCall({
    rest: 'PUT /projects/:id',
    summary: 'Replace a project',
    item,
    body: projectUpdate,
    files,
    answer: projectDetail,
    handle: ({ context, id }, input, sent) => updateProject(context, id(), input, sent('images')),
  }),
  formCall({
    rest: 'PATCH /projects/:id',
    summary: 'Change a project',
    graphql: 'mutation updateProject',
    arguments: { id: key, input: projectEdit, images: images.optional() },
    item,
    body: projectPatch,
    edit: projectEdit,
    files,
    answer: projectDetail,
    handle: ({ context, id }, input, sent) => updateProject(context, id(), input, sent('images')),
  }),
  forStaff({
    rest: 'DELETE /projects/:id',
    summary: 'Delete a project',
    graphql: 'mutation deleteProject',
    versions: byRevision,
    handle: ({ context, id, expected }) => deleteItem(context, 'project', id(), expected),
  }),
];

/** Federation: loads a project that another service refers to, when the caller may see it. */
export const projectReference = ({ id }: { id: string }, context: ContentContext) => details(context, Number(id));
