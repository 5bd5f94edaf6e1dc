import { graphql } from '../generated/index.ts';

/** core-site.md §9: featured projects on the home page, at most. */
export const most = 3;

/** All that the home page asks for, at once. */
export const FeaturedProjects = graphql(`
  query FeaturedProjects($pageSize: Int!, $language: String) {
    projects(isFeatured: true, ordering: "featured_order", pageSize: $pageSize, language: $language) {
      results {
        ...ProjectCard
      }
    }
    siteOwner(language: $language) {
      ...SiteOwner
    }
  }
`);
