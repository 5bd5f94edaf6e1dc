import { blogPost, blogPostInput, blogPostPatch, blogPostUpdate } from '@portfolio/contracts/content';
import { staff as access } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { createBlogPost, deleteBlogPost, updateBlogPost } from './blog.admin.ts';
import {
  blogPostList,
  getBlogPost,
  getPatronPost,
  listBlogPosts,
  listPatronPosts,
  patronPostList,
  patrons,
} from './blog.ts';

const update = (summary: string, body: typeof blogPostUpdate | typeof blogPostPatch) =>
  route({
    summary,
    access,
    body,
    answer: blogPost,
    async handle({ context, request, response, id, body: input }) {
      const revision = expectedRevision(request, input.revision);
      return withRevision(response, await updateBlogPost(context, id(), { ...input, revision }));
    },
  });

export const blogResources = [
  resource('/blog/patron', {
    get: route({
      summary: 'List posts for patrons',
      access: patrons,
      list: patronPostList,
      answer: blogPost,
      handle: ({ context, list }) => listPatronPosts(context, list),
    }),
  }),
  resource('/blog/patron/:id', {
    get: route({
      summary: 'Read a post for patrons',
      access: patrons,
      answer: blogPost,
      handle: async ({ context, response, parameter }) =>
        withRevision(response, await getPatronPost(context, parameter('id'))),
    }),
  }),
  resource('/blog/posts', {
    get: route({
      summary: 'List blog posts',
      access,
      list: blogPostList,
      answer: blogPost,
      handle: ({ context, list }) => listBlogPosts(context, list),
    }),
    post: route({
      summary: 'Create a blog post',
      access,
      body: blogPostInput,
      answer: blogPost,
      status: 201,
      handle: async ({ context, response, body }) => withRevision(response, await createBlogPost(context, body)),
    }),
  }),
  resource(
    '/blog/posts/:id',
    {
      get: route({
        summary: 'Read a blog post',
        access,
        answer: blogPost,
        handle: async ({ context, response, id }) => withRevision(response, await getBlogPost(context, id())),
      }),
      put: update('Replace a blog post', blogPostUpdate),
      patch: update('Change a blog post', blogPostPatch),
      delete: route({
        summary: 'Delete a blog post',
        access,
        handle: ({ context, request, id }) => deleteBlogPost(context, id(), expectedRevision(request)),
      }),
    },
    ({ context, id }) => getBlogPost(context, id()),
  ),
];
