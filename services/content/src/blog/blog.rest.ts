import { blogPost, blogPostInput, blogPostPatch, blogPostUpdate } from '@portfolio/contracts/content';
import { staff as access } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { formRoute } from '../media/form-route.ts';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { blogPostFiles } from './blog-post.files.ts';
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
  formRoute({
    summary,
    body,
    files: blogPostFiles,
    answer: blogPost,
    async handle({ context, request, response, id }, input, files) {
      const revision = expectedRevision(request);
      return withRevision(response, await updateBlogPost(context, id(), { ...input, revision }, files('images')));
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
    post: formRoute({
      summary: 'Create a blog post',
      body: blogPostInput,
      files: blogPostFiles,
      answer: blogPost,
      status: 201,
      handle: async ({ context, response }, input, files) =>
        withRevision(response, await createBlogPost(context, input, files('images'))),
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
