import { blogPostInput, blogPostPatch } from '@portfolio/contracts/content';
import { requireStaff } from '@portfolio/service-kit/actor';
import { ListArgs, listOfArgs, orNull, pageOf, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ContentItem } from '../content-item.graphql.ts';
import type { ContentContext } from '../context.ts';
import { createBlogPost, deleteBlogPost, updateBlogPost } from './blog.admin.ts';
import { getBlogPost, getPatronPost, listBlogPosts, listPatronPosts } from './blog.ts';
import { blogPostList } from './blog.rest.ts';

@ObjectType({ description: 'No federation key: every way to a post asks for the tier.' })
class BlogPost extends ContentItem {
  @Field({ description: 'Markdown.' })
  content: string;
}

@ObjectType()
class BlogPostPage extends pageOf(BlogPost) {}

@InputType({ description: 'What is absent keeps its value; a new post needs the first two.' })
class BlogPostFields {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Markdown.' })
  content?: string;

  @Field(() => Boolean, { nullable: true, description: 'Default: true.' })
  isPublished?: boolean;

  @Field(() => Int, { nullable: true, description: 'Refused with CONFLICT when the post has a newer revision.' })
  revision?: number;
}

@Resolver()
export class BlogResolver {
  @Query(() => BlogPostPage, { description: 'UNAUTHENTICATED signed out, FORBIDDEN without a tier.' })
  patronPosts(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<BlogPostPage> {
    return listPatronPosts(context, listOfArgs(args, blogPostList));
  }

  @Query(() => BlogPost, { nullable: true, description: 'UNAUTHENTICATED signed out, FORBIDDEN without a tier.' })
  patronPost(@Ctx() context: ContentContext, @Arg('idOrSlug') idOrSlug: string): Promise<BlogPost | null> {
    return orNull(() => getPatronPost(context, idOrSlug));
  }

  @Query(() => BlogPostPage, { description: 'Drafts too, for who manages content.' })
  async blogPosts(@Ctx() context: ContentContext, @Args() args: ListArgs): Promise<BlogPostPage> {
    requireStaff(context);
    return listBlogPosts(context, listOfArgs(args, blogPostList));
  }

  @Query(() => BlogPost, { nullable: true })
  blogPost(@Ctx() context: ContentContext, @Arg('id', () => ID) id: string): Promise<BlogPost | null> {
    return orNull(() => getBlogPost(context, idParameter(id)));
  }

  @Mutation(() => BlogPost)
  async createBlogPost(@Ctx() context: ContentContext, @Arg('input') input: BlogPostFields): Promise<BlogPost> {
    requireStaff(context);
    return createBlogPost(context, parseInput(blogPostInput, input));
  }

  @Mutation(() => BlogPost)
  async updateBlogPost(
    @Ctx() context: ContentContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: BlogPostFields,
  ): Promise<BlogPost> {
    requireStaff(context);
    return updateBlogPost(context, idParameter(id), parseInput(blogPostPatch, input));
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
