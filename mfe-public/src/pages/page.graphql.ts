import { graphql } from '../generated/index.ts';

export const PageBySlug = graphql(`
  query PageBySlug($slug: String!, $language: String) {
    pageBySlug(slug: $slug, language: $language) {
      id
      language
      slug
      title
      description
      isPublished
      sections {
        id
        sectionType
        title
        subtitle
        content
        problem
        decision
        result
        failure
        backgroundColor
        buttonText
        buttonUrl
        imagePosition
        imageAlt
        image {
          ...Image
        }
        cards {
          title
          content
          buttonText
          buttonUrl
          imageAlt
          image {
            ...Image
          }
        }
      }
    }
    siteOwner(language: $language) {
      ...SiteOwner
    }
  }
`);
