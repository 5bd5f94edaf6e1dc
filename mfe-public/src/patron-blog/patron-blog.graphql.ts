import { graphql } from '../generated/index.ts';

export const PatronPosts = graphql(`
  query PatronPosts($page: Int!, $pageSize: Int!) {
    patronPosts(page: $page, pageSize: $pageSize) {
      count
      results {
        id
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
  query PatronPost($idOrSlug: String!) {
    patronPost(idOrSlug: $idOrSlug) {
      id
      title
      content
      isPublished
      createdAt
      publishedAt
      images {
        id
        alt
        url
        width
        height
        avifSrcset
        webpSrcset
      }
    }
  }
`);
