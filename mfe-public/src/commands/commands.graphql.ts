import { graphql } from '../generated/index.ts';

/** What visitors may read whose words match. */
export const PublicMatches = graphql(`
  query PublicMatches($text: String!, $language: String) {
    projects(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
    mobileDemos(search: $text, pageSize: 5) {
      results {
        id
        slug
        title
      }
    }
    pages(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
  }
`);

export const PostMatches = graphql(`
  query PostMatches($text: String!, $language: String) {
    patronPosts(search: $text, pageSize: 5, language: $language) {
      results {
        id
        slug
        title
      }
    }
  }
`);
