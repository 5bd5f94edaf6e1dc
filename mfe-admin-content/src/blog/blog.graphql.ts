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
        updatedAt
      }
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
