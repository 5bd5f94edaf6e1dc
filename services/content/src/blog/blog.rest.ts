import { blogPostInput, blogPostOrdering, blogPostPatch, blogPostUpdate } from '@portfolio/contracts/content';
import { noContent, Reply, resource, type ListOptions } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { staffOnly } from '../staff-only.ts';
import { createBlogPost, deleteBlogPost, updateBlogPost } from './blog.admin.ts';
import { getBlogPost, getPatronPost, listBlogPosts, listPatronPosts } from './blog.ts';

export const blogPostList: ListOptions = {
  orderings: blogPostOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 10,
};

const update = (schema: typeof blogPostUpdate | typeof blogPostPatch) =>
  staffOnly(async ({ context, request, response, id, body }) => {
    const input = body(schema);
    const revision = expectedRevision(request, input.revision);
    return withRevision(response, await updateBlogPost(context, id(), { ...input, revision }));
  });

export const blogResources = [
  resource<ContentContext>('/blog/patron', {
    get: async ({ context, list, page }) => {
      const parameters = list(blogPostList);
      return page(parameters, await listPatronPosts(context, parameters));
    },
  }),
  resource<ContentContext>('/blog/patron/:key', {
    get: async ({ context, response, parameter }) =>
      withRevision(response, await getPatronPost(context, parameter('key'))),
  }),
  resource<ContentContext>('/blog/posts', {
    get: staffOnly(async ({ context, list, page }) => {
      const parameters = list(blogPostList);
      return page(parameters, await listBlogPosts(context, parameters));
    }),
    post: staffOnly(async ({ context, body }) => {
      const post = await createBlogPost(context, body(blogPostInput));
      return new Reply(201, post, { ETag: `"${post.revision}"` });
    }),
  }),
  resource<ContentContext>('/blog/posts/:id', {
    get: async ({ context, response, id }) => withRevision(response, await getBlogPost(context, id())),
    put: update(blogPostUpdate),
    patch: update(blogPostPatch),
    delete: async ({ context, request, id }) => {
      await deleteBlogPost(context, id(), expectedRevision(request));
      return noContent();
    },
  }),
];
