import { graphql } from '../generated/index.ts';

export const AdminPosts = graphql(`
  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {
    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
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

export const PostToEdit = graphql(`
  query PostToEdit($id: ID!) {
    item: blogPost(id: $id) {
      ...EditedPost
    }
  }
`);

export const CreatePost = graphql(`
  mutation CreatePost($input: BlogPostFields!, $images: [Upload!]!) {
    item: createBlogPost(input: $input, images: $images) {
      ...EditedPost
    }
  }
`);

export const UpdatePost = graphql(`
  mutation UpdatePost($id: ID!, $input: BlogPostFields!, $images: [Upload!]!) {
    item: updateBlogPost(id: $id, input: $input, images: $images) {
      ...EditedPost
    }
  }
`);

export const SwitchPost = graphql(`
  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {
    updateBlogPost(id: $id, input: $input) {
      id
      isPublished
      updatedAt
    }
  }
`);

export const DeletePost = graphql(`
  mutation DeletePost($id: ID!) {
    deleteBlogPost(id: $id)
  }
`);
