import { graphql } from '../generated/index.ts';

export const AdminPosts = graphql(`
  query AdminPosts {
    blogPosts {
      count
      results {
        id
        slug
        title
        content
        isPublished
        publishAt
        updatedAt
      }
    }
  }
`);

graphql(`
  fragment EditedPost on BlogPost {
    id
    slug
    title
    content
    isPublished
    publishAt
    images {
      id
      url
      alt
    }
    revision
  }
`);

export const PostToEdit = graphql('query PostToEdit { item: blogPost { ...EditedPost } }');
export const CreatePost = graphql('mutation CreatePost { item: createBlogPost { ...EditedPost } }');
export const UpdatePost = graphql('mutation UpdatePost { item: updateBlogPost { ...EditedPost } }');

export const SwitchPost = graphql(`
  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {
    updateBlogPost(id: $id, input: $input) {
      id
      isPublished
      updatedAt
    }
  }
`);
