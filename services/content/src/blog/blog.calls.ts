import {
  blogPost,
  blogPostEdit,
  blogPostInput,
  blogPostPatch,
  blogPostUpdate,
  mediaLimits,
  readIn,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { inputType, objectType, upload } from '@portfolio/service-kit/graphql';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { call, forStaff } from '../call.ts';
import type { ContentContext } from '../context.ts';
import type { FileFields } from '../media/file-fields.ts';
import { formCall } from '../media/form-call.ts';
import { byRevision, deleteItem } from '../items/revisions.ts';
import { createBlogPost, updateBlogPost } from './blog.admin.ts';
import {
  blogPostList,
  getBlogPost,
  getPatronPost,
  listBlogPosts,
  listPatronPosts,
  patronPostList,
  patrons,
} from './blog.ts';

objectType('BlogPost', blogPost, { description: 'No federation key: every way to a post asks for the tier.' });
inputType('BlogPostFields', blogPostEdit, {
  description: 'What is absent keeps its value; a new post needs the first two.',
});

const files: FileFields = { images: { kind: 'image', max: mediaLimits.images } };
const fields = { input: blogPostEdit, images: z.array(upload).optional() };
const item = ({ context, id }: ItemCall<ContentContext>) => getBlogPost(context, id());
const refusals = { description: 'UNAUTHENTICATED signed out, FORBIDDEN without a tier.', access: patrons };

export const blogCalls = [
  call({
    rest: 'GET /blog/patron',
    summary: 'List posts for patrons',
    graphql: 'query patronPosts',
    ...refusals,
    query: z.object(readIn),
    list: patronPostList,
    answer: blogPost,
    handle: ({ context, list, query }) => listPatronPosts(context, list, query.language),
  }),
  call({
    rest: 'GET /blog/patron/:id',
    summary: 'Read a post for patrons',
    graphql: 'query patronPost',
    ...refusals,
    arguments: { idOrSlug: z.string() },
    query: z.object(readIn),
    orNull: true,
    versions: byRevision,
    answer: blogPost,
    handle: ({ context, parameter, query }) => getPatronPost(context, parameter('id'), query.language),
  }),
  forStaff({
    rest: 'GET /blog/posts',
    summary: 'List blog posts',
    graphql: 'query blogPosts',
    description: 'Drafts too, for who manages content.',
    list: blogPostList,
    answer: blogPost,
    handle: ({ context, list }) => listBlogPosts(context, list),
  }),
  formCall({
    rest: 'POST /blog/posts',
    summary: 'Create a blog post',
    graphql: 'mutation createBlogPost',
    arguments: fields,
    body: blogPostInput,
    files,
    answer: blogPost,
    status: 201,
    handle: ({ context }, input, sent) => createBlogPost(context, input, sent('images')),
  }),
  forStaff({
    rest: 'GET /blog/posts/:id',
    summary: 'Read a blog post',
    graphql: 'query blogPost',
    orNull: true,
    versions: byRevision,
    answer: blogPost,
    handle: ({ context, id }) => getBlogPost(context, id()),
  }),
  formCall({
    rest: 'PUT /blog/posts/:id',
    summary: 'Replace a blog post',
    item,
    body: blogPostUpdate,
    files,
    answer: blogPost,
    handle: ({ context, id }, input, sent) => updateBlogPost(context, id(), input, sent('images')),
  }),
  formCall({
    rest: 'PATCH /blog/posts/:id',
    summary: 'Change a blog post',
    graphql: 'mutation updateBlogPost',
    arguments: { id: key, ...fields },
    item,
    body: blogPostPatch,
    edit: blogPostEdit,
    files,
    answer: blogPost,
    handle: ({ context, id }, input, sent) => updateBlogPost(context, id(), input, sent('images')),
  }),
  forStaff({
    rest: 'DELETE /blog/posts/:id',
    summary: 'Delete a blog post',
    graphql: 'mutation deleteBlogPost',
    versions: byRevision,
    handle: ({ context, id, expected }) => deleteItem(context, 'blog_post', id(), expected),
  }),
];
