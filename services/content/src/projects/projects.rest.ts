import { projectListFilter, projectOrdering } from '@portfolio/contracts/content';
import { resource, type ListOptions } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { getProject, listProjects, listTags } from './projects.ts';

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const projectList: ListOptions = {
  orderings: projectOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 12,
};

/** Filter chips need them all at once. */
export const tagList: ListOptions = { orderings: [], defaultOrdering: 'name', defaultPageSize: 100 };

export const projectResources = [
  resource<ContentContext>('/projects', {
    get: async ({ context, list, page, query }) => {
      const parameters = list(projectList);
      return page(parameters, await listProjects(context, parameters, query(projectListFilter)));
    },
  }),
  resource<ContentContext>('/projects/tags', {
    get: async ({ context, list, page }) => {
      const parameters = list(tagList);
      return page(parameters, await listTags(context, parameters));
    },
  }),
  resource<ContentContext>('/projects/:key', {
    get: ({ context, parameter }) => getProject(context, parameter('key')),
  }),
];
