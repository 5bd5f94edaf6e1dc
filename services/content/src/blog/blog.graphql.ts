import { blogPost, blogPostEdit, blogPostInput, type BlogPost } from '@portfolio/contracts/content';
import type { Page } from '@portfolio/contracts/rest';
import { staff } from '@portfolio/service-kit/access';
import { inputType, Item, ListArgs, listOfArgs, objectType, orNull, pageType } from '@portfolio/service-kit/graphql';
import { snakeKeys } from '@portfolio/service-kit/keys';
import { idParameter } from '@portfolio/service-kit/rest';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import { readUpload, withGraphQLFiles } from '../media/uploads.ts';
import '../media/media.graphql.ts';
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

const BlogPostType = objectType('BlogPost', blogPost, {
  description: 'No federation key: every way to a post asks for the tier.',
});
const BlogPostPage = pageType('BlogPostPage', BlogPostType);
const BlogPostFields = inputType('BlogPostFields', blogPostEdit, {
  description: 'What is absent keeps its value; a new post needs the first two.',
});

type Files = Promise<FileUpload>[];

@Authorized(staff)
@Resolver()
export class BlogResolver {
  @Authorized(patrons)
  @Query(() => BlogPostPage, { description: 'UNAUTHENTICATED signed out, FORBIDDEN without a tier.' })
  patronPosts(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<Page<BlogPost>> {
    return listPatronPosts(context, listOfArgs(args, patronPostList));
  }

  @Authorized(patrons)
  @Query(() => BlogPostType, { nullable: true, description: 'UNAUTHENTICATED signed out, FORBIDDEN without a tier.' })
  patronPost(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<BlogPost | null> {
    return orNull(() => getPatronPost(context, idOrSlug));
  }

  @Query(() => BlogPostPage, { description: 'Drafts too, for who manages content.' })
  async blogPosts(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<Page<BlogPost>> {
    return listBlogPosts(context, listOfArgs(args, blogPostList));
  }

  @Query(() => BlogPostType, { nullable: true })
  blogPost(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<BlogPost | null> {
    return orNull(() => getBlogPost(context, idParameter(id)));
  }

  @Mutation(() => BlogPostType)
  createBlogPost(
    @Ctx() context: ContentContext,
    @Arg('input', () => BlogPostFields) input: object,
    @Arg('images', () => [GraphQLUpload], { nullable: true }) images: Files = [],
  ): Promise<BlogPost> {
    return withGraphQLFiles(context, 'createBlogPost', snakeKeys(input), { images }, blogPostFiles, async (upload) => {
      const read = await readUpload(blogPostInput, upload);
      return createBlogPost(context, read.input, read.files('images'));
    });
  }

  @Item(getBlogPost)
  @Mutation(() => BlogPostType)
  updateBlogPost(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => BlogPostFields) input: object,
    @Arg('images', () => [GraphQLUpload], { nullable: true }) images: Files = [],
  ): Promise<BlogPost> {
    const name = `updateBlogPost ${id}`;
    return withGraphQLFiles(context, name, snakeKeys(input), { images }, blogPostFiles, async (upload) => {
      const read = await readUpload(blogPostEdit, upload);
      return updateBlogPost(context, idParameter(id), read.input, read.files('images'));
    });
  }

  @Mutation(() => Boolean)
  async deleteBlogPost(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int, { nullable: true }) revision?: number,
  ): Promise<boolean> {
    await deleteBlogPost(context, idParameter(id), revision);
    return true;
  }
}
