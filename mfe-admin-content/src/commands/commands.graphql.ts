import { graphql } from '../generated/index.ts';

/** All content whose words match, drafts too, and messages. */
export const ContentMatches = graphql(`
  query ContentMatches($text: String!) {
    projects(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    mobileDemos(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    pages(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    blogPosts(search: $text, pageSize: 5) {
      results {
        id
        title
        isPublished
      }
    }
    contactMessages(search: $text, pageSize: 5) {
      results {
        id
        subject
        name
      }
    }
  }
`);
