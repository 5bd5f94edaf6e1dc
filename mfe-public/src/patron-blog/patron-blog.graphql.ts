import { graphql } from '../generated/index.ts';

export const PatronPosts = graphql(`
  query PatronPosts($page: Int!, $pageSize: Int!, $language: String) {
    patronPosts(page: $page, pageSize: $pageSize, language: $language) {
      count
      results {
        id
        language
        slug
        title
        content
        createdAt
        publishedAt
      }
    }
  }
`);

export const PatronPost = graphql(`
  query PatronPost {
    patronPost {
      id
      language
      title
      content
      isPublished
      createdAt
      publishedAt
      images {
        ...all
      }
    }
  }
`);
