import {
  post,
  postDemand,
  postDemandInput,
  postInput,
  postListFilter,
  postPatch,
  postUpdate,
} from '@portfolio/contracts/scheduling';
import { key } from '@portfolio/contracts/rest';
import { etags } from '@portfolio/service-kit/calls';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { forAdministrators, noun } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import { createPost, deletePost, updatePost } from './change-posts.ts';
import { getDemand, setDemand } from './demand.ts';
import { getPost, listPosts, postList } from './posts.ts';

const item = ({ context, id }: ItemCall<SchedulingContext>) => getPost(context, id());

/** Posts and what they ask for. */
export const postCalls = [
  ...noun({
    name: 'post',
    path: '/planner/posts',
    answer: post,
    find: getPost,
    list: { filter: postListFilter, options: postList, run: listPosts },
    create: { summary: 'Create a post at a place of a client', input: postInput, run: createPost },
    read: { description: 'Null when there is none that the caller administers.' },
    change: { input: postPatch, replacement: postUpdate, run: updatePost },
    remove: {
      summary: 'Delete a post that no shift fills',
      description: 'The id of the deleted post. CONFLICT while shifts fill it.',
      run: deletePost,
    },
  }),
  forAdministrators({
    rest: 'GET /planner/posts/:id/demand',
    summary: 'What a post asks for',
    graphql: 'query postDemand',
    description: 'Null when there is none that the caller administers.',
    arguments: { post: key },
    orNull: true,
    versions: etags,
    answer: postDemand,
    handle: ({ context, id }) => getDemand(context, id()),
  }),
  forAdministrators({
    rest: 'PUT /planner/posts/:id/demand',
    summary: 'Say anew all that a post asks for',
    graphql: 'mutation setPostDemand',
    item,
    arguments: { post: key },
    versions: etags,
    body: postDemandInput,
    input: 'PostDemandInput',
    answer: postDemand,
    handle: ({ context, id, body, expected }) => setDemand(context, id(), body, expected),
  }),
];
